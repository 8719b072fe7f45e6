import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { selectPlaceholder } from './placeholders.ts';
import { SCRATCH, type TemplateId } from './templateIds.ts';
import { type Template, templateScript } from './template.ts';

export interface TemplateStartOptions {
  /** The template that the query requests and that is not yet applied; null for none. */
  id: TemplateId | typeof SCRATCH | null;
  textAreaRef: RefObject<HTMLTextAreaElement | null>;
  /** Receives the script, and the template's presenter. */
  onScript: (text: string, presenter: Template['avatar'] | null) => void;
}

/**
 * Starts a script from a built-in template: inserts its text and selects its first placeholder. The templates
 * are loaded here, not with the wizard.
 *
 * @returns whether the text is still loading
 */
export function useTemplateStart({ id, ...rest }: TemplateStartOptions): boolean {
  const [failedId, setFailedId] = useState<string | null>(null);
  // A new object for each start, because the same template may be started again.
  const [started, setStarted] = useState<object | null>(null);
  const onScript = useEffectEvent(rest.onScript);
  const { textAreaRef } = rest;

  // Runs once the text is in the field.
  useEffect(() => {
    if (started && textAreaRef.current) selectPlaceholder(textAreaRef.current, 0);
  }, [started, textAreaRef]);

  useEffect(() => {
    if (id === null) return undefined;
    if (id === SCRATCH) {
      onScript('', null);
      return undefined;
    }
    let isCurrent = true;
    import('./templates.ts').then(
      ({ findTemplate }) => {
        if (!isCurrent) return;
        const template = findTemplate(id);
        onScript(templateScript(template), template.avatar);
        setStarted({});
      },
      // Without a network, the editor stays as it is and remains editable.
      () => setFailedId(id),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);

  return id !== null && id !== failedId;
}
