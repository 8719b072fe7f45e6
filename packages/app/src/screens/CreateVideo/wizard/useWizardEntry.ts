import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStepFromPath } from '../../../paths.ts';
import { hasScript, isFinished, isRendering } from './journey.ts';
import { useWizard } from './WizardContext.ts';

/**
 * What the address asks of the wizard beyond a step. Coming in by `/create` with a project that is
 * rendering or finished, or with another script, begins a new journey: the old one is in My Videos.
 * A reload keeps its step and its query and changes nothing.
 *
 * @returns whether the wizard is about to begin anew and should not be drawn yet
 */
export function useWizardEntry(): boolean {
  const { journey, takenQuery, restart, takeQuery, chooseAvatar } = useWizard();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const scriptId = query.get('script');
  const avatarId = query.get('avatar');
  const isIndex = createStepFromPath(pathname) === null;
  const isNew = search !== takenQuery && (scriptId !== null || avatarId !== null);
  const isOver = isRendering(journey) || isFinished(journey);
  const mustRestart =
    (isOver && (isIndex || isNew)) || (isNew && scriptId !== null && hasScript(journey));

  useEffect(() => {
    if (mustRestart) restart();
  }, [mustRestart, restart]);

  const isAvatarDue = isNew && !mustRestart && avatarId !== null;
  useEffect(() => {
    if (!isAvatarDue) return;
    chooseAvatar(avatarId);
    // With a script in the query, loading it completes the taking in.
    if (scriptId === null) takeQuery(search);
  }, [isAvatarDue, avatarId, chooseAvatar, scriptId, search, takeQuery]);

  return mustRestart;
}
