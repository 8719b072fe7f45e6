import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStepFromPath } from '../../../paths.ts';
import { readTemplateQuery, visitMark } from '../../../templates/templateIds.ts';
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
  const location = useLocation();
  const { pathname, search } = location;
  const visit = visitMark(location);
  const query = new URLSearchParams(search);
  const scriptId = query.get('script');
  const avatarId = query.get('avatar');
  const isIndex = createStepFromPath(pathname) === null;
  const hasTemplate = readTemplateQuery(query) !== null;
  const isNew = visit !== takenQuery && (scriptId !== null || hasTemplate || avatarId !== null);
  const isOver = isRendering(journey) || isFinished(journey);
  const mustRestart =
    (isOver && (isIndex || isNew)) ||
    (isNew && scriptId !== null && hasScript(journey)) ||
    // Words that are in no project yet stay within Undo instead.
    (isNew && hasTemplate && journey.projectId !== null);

  useEffect(() => {
    if (mustRestart) restart();
  }, [mustRestart, restart]);

  const isAvatarDue = isNew && !mustRestart && avatarId !== null;
  useEffect(() => {
    if (!isAvatarDue) return;
    chooseAvatar(avatarId);
    // With a script or a template in the query, loading it completes the taking in.
    if (scriptId === null && !hasTemplate) takeQuery(search);
  }, [isAvatarDue, avatarId, chooseAvatar, scriptId, hasTemplate, search, takeQuery]);

  return mustRestart;
}
