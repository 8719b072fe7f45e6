import { getProject, type Project, useApiClient, useSession } from '@lectern/api-client';
import useSWR from 'swr';

const NONE: readonly Project[] = [];

/** Returns the projects with these ids, one request each; unavailable ones are left out. */
export function useRenamedProjects(ids: readonly string[]): readonly Project[] {
  const client = useApiClient();
  const { generation } = useSession();
  const { data } = useSWR(
    ids.length > 0 ? ['projects', generation, 'renamed', ...ids] : null,
    async () => {
      const answers = await Promise.allSettled(ids.map((id) => getProject(client, { id })));
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    },
  );
  return data ?? NONE;
}
