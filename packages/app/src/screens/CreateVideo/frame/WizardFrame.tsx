import { Banner, Box, Button, Icon, PageHeader, Stepper, VisuallyHidden } from '@lectern/ui';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { firstHeading } from '../../../lib/focus/firstHeading.ts';
import { useFocusRescue } from '../../../lib/focus/useFocusRescue.ts';
import { usePageHeading } from '../../../navigation/usePageHeading.ts';
import { CREATE_STEPS, type CreateStep, paths } from '../../../paths.ts';
import * as styles from '../CreateVideo.css.ts';

/** The names of the steps (specification section 2, Create-video wizard). */
export const STEP_LABELS: Readonly<Record<CreateStep, string>> = {
  script: 'Script',
  voice: 'Voice',
  avatar: 'Avatar',
  processing: 'Processing',
  preview: 'Preview',
};

const STEPS = CREATE_STEPS.map((id) => ({ id, label: STEP_LABELS[id] }));

export interface WizardFrameProps {
  step: CreateStep;
  /** Whether a project exists; shows 'Project Mode'. */
  hasProject: boolean;
  /** Whether the stepper may link to a step. */
  canVisit: (step: CreateStep) => boolean;
  /** Whether the journey has the result of a step. */
  isDone: (step: CreateStep) => boolean;
  /** State of this tab if another tab has the project open too. */
  otherTab?: 'undecided' | 'reading' | undefined;
  onReadOnly: () => void;
  onEditHere: () => void;
  children: ReactNode;
}

function Head({ hasProject }: Pick<WizardFrameProps, 'hasProject'>) {
  return (
    <PageHeader
      title="Create Video"
      actionsOnPhone="inline"
      actions={
        hasProject && (
          <span className={styles.badge}>
            <Icon icon={FolderOpen} size="sm" />
            Project Mode
          </span>
        )
      }
    />
  );
}

/**
 * `open` names the steps that may be visited, `done` those that are done, separated by spaces: strings stay
 * equal while a script is typed, so the stepper does not re-render.
 */
function Steps({ step, open, done }: { step: CreateStep; open: string; done: string }) {
  return (
    <Stepper
      label="Create video steps"
      steps={STEPS}
      currentId={step}
      isDone={(id) => done.split(' ').includes(id)}
      href={(id) => {
        const target = open.split(' ').includes(id) && CREATE_STEPS.find((each) => each === id);
        return target ? paths.createStep(target) : undefined;
      }}
    />
  );
}

/** Title, stepper and notices around a step. Focus moves to the step's heading when the step changes. */
export function WizardFrame({
  step,
  hasProject,
  canVisit,
  isDone,
  otherTab,
  onReadOnly,
  onEditHere,
  children,
}: WizardFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heading = usePageHeading(`Create Video: ${STEP_LABELS[step]}`);
  const stepHeading = () => firstHeading(frame.current);
  // Set before the hook's own effect: reading continues at each step's first heading.
  useImperativeHandle<HTMLHeadingElement | null, HTMLHeadingElement | null>(heading, stepHeading);
  useFocusRescue(frame, stepHeading);

  const number = CREATE_STEPS.indexOf(step) + 1;
  return (
    <div ref={frame} className={styles.frame}>
      {otherTab === 'undecided' && (
        <Box paddingBlockEnd={6}>
          <Banner
            tone="warning"
            isLive
            actions={
              <>
                <Button size="sm" onPress={onReadOnly}>
                  Read only here
                </Button>
                <Button size="sm" onPress={onEditHere}>
                  Edit here
                </Button>
              </>
            }
          >
            This project is open in another tab. To avoid losing changes, edit it in one tab only.
          </Banner>
        </Box>
      )}
      {otherTab === 'reading' && (
        <Box paddingBlockEnd={6}>
          <Banner tone="info" action={{ label: 'Edit here', onPress: onEditHere }}>
            Read only. What you change in the other tab appears here.
          </Banner>
        </Box>
      )}
      <Head hasProject={hasProject} />
      <div className={styles.stepper}>
        <Steps
          step={step}
          open={CREATE_STEPS.filter(canVisit).join(' ')}
          done={CREATE_STEPS.filter(isDone).join(' ')}
        />
      </div>
      {children}
      <div role="status">
        <VisuallyHidden>
          Step {number} of {STEPS.length}: {STEP_LABELS[step]}
        </VisuallyHidden>
      </div>
    </div>
  );
}
