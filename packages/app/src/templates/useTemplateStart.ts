import { type ApiClient, listAllAvatars } from '@lectern/api-client';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { selectPlaceholder } from './placeholders.ts';
import { SCRATCH, type TemplateId } from './templateIds.ts';
import { templateScript } from './template.ts';

export interface TemplateStartOptions {
  client: ApiClient;
  /** What the query asks for and has not been given; null for nothing. */
  id: TemplateId | typeof SCRATCH | null;
  textAreaRef: RefObject<HTMLTextAreaElement | null>;
  /** Takes the script over. */
  onScript: (text: string) => void;
  /** Called with the template's presenter where the server has them. */
  onAvatar: (avatarId: string) => void;
}

/** The presenter as this server knows them: by id, else by name; null where it does not. */
async function findAvatar(client: ApiClient, wanted: { id: string; name: string }) {
  const avatars = await listAllAvatars(client).catch(() => []);
  const found =
    avatars.find(({ id }) => id === wanted.id) ?? avatars.find(({ name }) => name === wanted.name);
  return found?.id ?? null;
}

/**
 * Begins a script with a built-in template: its words, its first placeholder selected, its presenter
 * suggested. The templates are loaded here, not with the wizard.
 *
 * @returns whether the words are on their way
 */
export function useTemplateStart({ client, id, ...rest }: TemplateStartOptions): boolean {
  const [failedId, setFailedId] = useState<string | null>(null);
  // A new object for each start: the same template may be begun again.
  const [started, setStarted] = useState<object | null>(null);
  const onScript = useEffectEvent(rest.onScript);
  const onAvatar = useEffectEvent(rest.onAvatar);
  const { textAreaRef } = rest;

  // Once the words are in the field.
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
      // Without a network the editor stays as it is, and can be written in.
      () => setFailedId(id),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, id]);

  return id !== null && id !== failedId;
}
