import { type ApiClient, listAllAvatars } from '@lectern/api-client';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useAttempt } from '../lib/calls/useAttempt.ts';
import { selectPlaceholder } from './placeholders.ts';
import { SCRATCH, type TemplateId } from './templateIds.ts';
import { type Template, templateScript } from './template.ts';

export interface TemplateStartOptions {
  client: ApiClient;
  /** The template that the query requests and that is not yet applied; null for none. */
  id: TemplateId | typeof SCRATCH | null;
  textAreaRef: RefObject<HTMLTextAreaElement | null>;
  /** Receives the script. */
  onScript: (text: string) => void;
  /** Called with the template's presenter if the server has it and the user is still here. */
  onAvatar: (avatarId: string) => void;
}

/** Finds the presenter on this server: by id, otherwise by name; null if it has neither. */
async function findAvatar(client: ApiClient, wanted: Template['avatar'], signal: AbortSignal) {
  const avatars = await listAllAvatars(client, { signal }).catch(() => []);
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
  const search = useAttempt();
  const suggest = useEffectEvent((avatar: Template['avatar']) => {
    search.begin(async (signal) => {
      const avatarId = await findAvatar(client, avatar, signal);
      if (avatarId !== null && !signal.aborted) onAvatar(avatarId);
    });
  });
  const endSearch = useEffectEvent(search.cancel);
  const { textAreaRef } = rest;

  // Runs once the text is in the field.
  useEffect(() => {
    if (started && textAreaRef.current) selectPlaceholder(textAreaRef.current, 0);
  }, [started, textAreaRef]);

  useEffect(() => {
    // Null means that the start is applied, but its presenter may still be searched for.
    if (id === null) return undefined;
    endSearch();
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
        suggest(template.avatar);
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
