import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { createStepFromPath } from '../../../paths.ts';
import { readTemplateQuery, visitMark } from '../../../templates/templateIds.ts';
import type { Entry } from './machine/events.ts';

/** What the address asks of the wizard; the same object for as long as it asks the same. */
export function useWizardEntry(): Entry {
  const location = useLocation();
  const { pathname, search } = location;
  const visit = visitMark(location);
  // An address is arrived at once: another object would be another arrival.
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return {
      key: `${pathname} ${visit}`,
      step: createStepFromPath(pathname),
      search,
      visit,
      scriptId: query.get('script'),
      avatarId: query.get('avatar'),
      hasTemplate: readTemplateQuery(query) !== null,
    };
  }, [pathname, search, visit]);
}
