import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { createStepFromPath } from '../../../paths.ts';
import { readTemplateQuery, visitMark } from '../../../templates/templateIds.ts';
import type { Entry } from './machine/events.ts';

/** The URL's requests to the wizard; the same object as long as they are the same. */
export function useWizardEntry(): Entry {
  const location = useLocation();
  const { pathname, search } = location;
  const visit = visitMark(location);
  // Must be stable, because another object would count as another arrival.
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return {
      key: `${pathname} ${visit ?? search}`,
      step: createStepFromPath(pathname),
      search,
      visit,
      scriptId: query.get('script'),
      avatarId: query.get('avatar'),
      hasTemplate: readTemplateQuery(query) !== null,
    };
  }, [pathname, search, visit]);
}
