import { type ApiClient, listAllAvatars } from '@lectern/api-client';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { selectPlaceholder } from './placeholders.ts';
import { SCRATCH, type TemplateId } from './templateIds.ts';
import { templateScript } from './template.ts';

export interface TemplateStartOptions {
  client: ApiClient;
  /** The template that the query requests and that is not yet applied; null for none. */
  id: TemplateId | typeof SCRATCH | null;
  textAreaRef: RefObject<HTMLTextAreaElement | null>;
  /** Receives the script. */
  onScript: (text: string) => void;
  /** Called with the template's presenter if the server has it. */
  onAvatar: (avatarId: string) => void;
}

/** Finds the presenter on this server: by id, otherwise by name; null if it has neither. */
async function findAvatar(client: ApiClient, wanted: { id: string; name: string }) {
  const avatars = await listAllAvatars(client).catch(() => []);
  const found =
    avatars.find(({ id }) => id === wanted.id) ?? avatars.find(({ name }) => name === wanted.name);
  return found?.id ?? null;
}

/**
 * Starts a script from a built-in template: inserts its text, selects its first placeholder, and suggests
 * its presenter. The templates are loaded here, not with the wizard.
 *
 * @returns whether the text is still loading
 */
export function useTemplateStart({ client, id, ...rest }: TemplateStartOptions): boolean {
  const [failedId, setFailedId] = useState<string | null>(null);
  // A new object for each start, because the same template may be started again.
  const [started, setStarted] = useState<object | null>(null);
  const onScript = useEffectEvent(rest.onScript);
  const onAvatar = useEffectEvent(rest.onAvatar);
  const { textAreaRef } = rest;

  // Runs once the text is in the field.
  useEffect(() => {
    if (started && textAreaRef.current) selectPlaceholder(textAreaRef.current, 0);
  }, [started, textAreaRef]);

  useEffect(() => {
    if (id === null) return undefined;
    if (id === SCRATCH) {
      onScript('');
      return undefined;
    }
    let isCurrent = true;
    import('./templates.ts').then(
      ({ findTemplate }) => {
        if (!isCurrent) return;
        const template = findTemplate(id);
        onScript(templateScript(template));
        setStarted({});
        void findAvatar(client, template.avatar).then((avatarId) => {
          if (avatarId !== null) onAvatar(avatarId);
        });
      },
      // Without a network, the editor stays as it is and remains editable.
      () => setFailedId(id),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, id]);

  return id !== null && id !== failedId;
}
