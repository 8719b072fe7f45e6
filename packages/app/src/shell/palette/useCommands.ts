import { type Project, useProjects, useScripts } from '@lectern/api-client';
import { formatRelativeTime } from '@lectern/ui';
import { Clapperboard, Plus, ScrollText, WandSparkles } from 'lucide-react';
import { formatCardDuration } from '../../lib/format/formatDuration.ts';
import { useNow } from '../../lib/useNow.ts';
import { paths } from '../../paths.ts';
import { useVideoTables } from '../../backend/embeddedParts.ts';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { projectTitle } from '../../projects/projectTitle.ts';
import { thumbnailSource } from '../../projects/thumbnailSource.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';
import {
  actionCommands,
  type Command,
  type CommandGroup,
  PAGES,
  type PaletteActions,
} from './commands.ts';
import { bestOf } from './matching.ts';

/** Maximum rows per kind, so that the best of each are visible. */
const MOST = 5;

const isFinished = (video: Project) => projectStage(video).group === 'completed';

function videoCommand(video: Project, now: number): Command {
  const when = formatRelativeTime(video.updatedAt ?? video.createdAt, now);
  const stage = projectStage(video);
  const length = isFinished(video) ? formatCardDuration(video.durationSeconds) : null;
  return {
    id: `video ${video.id}`,
    label: projectTitle(video),
    icon: Clapperboard,
    picture: thumbnailSource(video, stage.thumbnail),
    detail: stage.group === 'draft' ? 'Continue' : [length, when].filter(Boolean).join(', '),
    href: paths.project(video.id),
  };
}

const wordTotal = (count: number) => (count === 1 ? '1 word' : `${count} words`);

const withoutEmpty = (groups: readonly CommandGroup[]): CommandGroup[] =>
  groups.filter(({ commands }) => commands.length > 0);

export interface FoundCommands {
  groups: readonly CommandGroup[];
  /** Whether no title, script, page or action matches. */
  isNothingFound: boolean;
  isSearching: boolean;
  /** Whether videos or scripts could not be searched. */
  hasFailed: boolean;
}

/**
 * Returns the rows for a search. Videos are those that the server finds, and recent ones by the names that
 * the user gave them in this browser.
 *
 * @param asked the search for the server: `search` once typing pauses
 */
export function useCommands(search: string, asked: string, on: PaletteActions): FoundCommands {
  const now = useNow();
  const { edits } = useLocalEdits();
  const order = { sortBy: 'updated_at', sortOrder: 'desc' } as const;
  const recent = useProjects(order);
  const found = useProjects({ ...order, search: asked || undefined });
  const scripts = useScripts({ search: asked || undefined });
  const known = new Map(
    [...(found.projects ?? []), ...(recent.projects ?? [])].map((video) => [video.id, video]),
  );
  const videos = applyLocalEdits([...known.values()], edits);
  const actions = actionCommands(on, Boolean(useVideoTables()));
  if (search === '') {
    return {
      groups: withoutEmpty([
        {
          title: 'Recent',
          commands: videos.slice(0, 2).map((video) => videoCommand(video, now)),
        },
        { title: 'Actions', commands: actions },
        { title: 'Go to', commands: PAGES },
      ]),
      isNothingFound: false,
      isSearching: false,
      hasFailed: false,
    };
  }
  const matches = bestOf(videos, search, projectTitle).slice(0, MOST);
  const film = matches.find(isFinished);
  const label = ({ label: words }: Command) => words;
  const groups = withoutEmpty([
    { title: 'Videos', commands: matches.map((video) => videoCommand(video, now)) },
    {
      title: 'Scripts',
      commands: bestOf(scripts.scripts ?? [], search, ({ title }) => title ?? '')
        .slice(0, MOST)
        .map(({ id, title, wordCount }) => ({
          id: `script ${id}`,
          label: title ?? '',
          icon: ScrollText,
          detail: wordTotal(wordCount),
          href: paths.scripts({ edit: id }),
        })),
    },
    { title: 'Pages', commands: bestOf(PAGES, search, label) },
  ]);
  const matching = bestOf(actions, search, label);
  return {
    groups: [
      ...groups,
      {
        title: 'Actions',
        commands: [
          ...matching,
          ...(film
            ? [
                {
                  id: 'edit-film',
                  label: `Edit “${projectTitle(film)}” with AI`,
                  icon: WandSparkles,
                  href: paths.aiEdit(film.id),
                },
              ]
            : []),
          {
            id: 'create-about',
            label: `Create a video about “${search}”`,
            icon: Plus,
            href: paths.create({ prompt: search }),
          },
        ],
      },
    ],
    isNothingFound: groups.length === 0 && matching.length === 0,
    isSearching: search !== asked || found.isLoading || scripts.isLoading,
    hasFailed: found.error !== undefined || scripts.error !== undefined,
  };
}
