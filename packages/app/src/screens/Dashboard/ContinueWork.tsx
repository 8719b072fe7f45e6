import type { Project } from '@lectern/api-client';
import { formatRelativeTime, Heading, Stack, WorkCard, WorkCardSkeleton } from '@lectern/ui';
import { ArrowRight, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { nextStep } from '../../projects/nextStep.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { projectTitle } from '../../projects/projectTitle.ts';
import { thumbnailSource } from '../../projects/thumbnailSource.ts';
import * as styles from './Dashboard.css.ts';
import type { Work } from './useWork.ts';

export interface ContinueWorkProps {
  work: Work;
  /** The current time in milliseconds, for '2 days ago'. */
  now: number;
}

/** The running render, then the latest draft; empty if there is neither. */
export function ContinueWork({ work: { render, draft, isLoading }, now }: ContinueWorkProps) {
  if (!isLoading && !render && !draft) return null;
  return (
    <ContinueSection>
      {isLoading ? (
        // Not announced, because the list below already announces loading.
        <WorkCardSkeleton />
      ) : (
        <>
          {render && <Rendering project={render} />}
          {draft && <Draft project={draft} now={now} />}
        </>
      )}
    </ContinueSection>
  );
}

const HEADING = 'continue';

/** The dashboard section around the work cards; also painted before the app has loaded. */
export function ContinueSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby={HEADING}>
      <Stack gap={3}>
        <Heading level={2} variant="h4" id={HEADING}>
          Continue
        </Heading>
        <div className={styles.work}>{children}</div>
      </Stack>
    </section>
  );
}

function Rendering({ project }: { project: Project }) {
  const title = projectTitle(project);
  const { thumbnail } = projectStage(project);
  return (
    <WorkCard
      title={title}
      thumbnail={{ kind: thumbnail, src: thumbnailSource(project, thumbnail) }}
      next={`Rendering, ${Math.round(project.progress)}%`}
      progress={{ label: `Progress of ${title}`, value: project.progress }}
      action={{
        label: 'Watch',
        name: `Watch the render of ${title}`,
        href: paths.project(project.id),
        icon: Play,
      }}
    />
  );
}

function Draft({ project, now }: { project: Project; now: number }) {
  const title = projectTitle(project);
  const stage = projectStage(project);
  return (
    <WorkCard
      title={title}
      thumbnail={{ kind: stage.thumbnail, src: thumbnailSource(project, stage.thumbnail) }}
      next={nextStep(stage)}
      detail={`Draft, ${formatRelativeTime(project.updatedAt ?? project.createdAt, now)}`}
      action={{
        label: 'Continue',
        name: `Continue ${title}`,
        href: paths.project(project.id),
        icon: ArrowRight,
        isPrimary: true,
      }}
    />
  );
}
