import {
  Heading,
  SegmentedControl,
  StatusChip,
  Tag,
  Text,
  TextLink,
  ToggleButton,
} from '@lectern/ui';
import { ExternalLink, PanelRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Change, modeOf, workbenchUrl } from './changes.ts';
import * as styles from './ChangeView.css.ts';
import { ConflictPictures } from './ConflictPictures.tsx';
import { type Judging, restOf } from './judging.ts';
import { Judgement, type JudgementActions } from './Judgement.tsx';
import { percent, useDifference } from './pictures.ts';
import { Rail } from './Rail.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { Stage } from './Stage.tsx';
import { type View, VIEWS } from './views.ts';

interface ChangeViewProps {
  judging: Judging;
  change: Change;
  view: View;
  onViewChange: (view: View) => void;
  onOpen: (id: string) => void;
  actions: JudgementActions;
  onReject: (words: string) => void;
  isRejecting: boolean;
  onRejectingChange: (isRejecting: boolean) => void;
  /** Whether keys move the slider and holding Space shows the picture before. */
  areKeysOn: boolean;
}

function Facts({ change }: { change: Change }) {
  const difference = useDifference(change);
  if (change.hasConflict)
    return 'Both may be right: a picture taken after the merge shows them together.';
  if (change.isNew) return 'New: there is no stored picture yet.';
  if (!difference) return 'Measuring…';
  const { places, share, largestStep } = difference;
  return (
    <>
      <strong>{places.length === 1 ? '1 place' : `${places.length} places`}</strong>{' '}
      {places.length === 1 ? 'differs' : 'differ'} · {percent(share)} of the picture · largest step{' '}
      {largestStep} of 255
    </>
  );
}

/** One change: both pictures, their differences and the verdict. */
export function ChangeView(props: ChangeViewProps) {
  const { judging, change, view, onViewChange, onOpen, areKeysOn } = props;
  const { isRejecting, onRejectingChange } = props;
  const [isLive, setIsLive] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const rest = restOf(judging, change).length;
  // A new change is a new page, so reading continues from its name.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.layout}>
      <Rail judging={judging} onOpen={onOpen} />
      <main className={styles.main}>
        <div className={styles.head}>
          <div className={styles.names}>
            <Text variant="caption" tone="muted">
              {change.section} › {change.group}
            </Text>
            <div className={styles.name}>
              <Heading level={1} variant="h2" ref={heading} tabIndex={-1}>
                {change.story || change.group}
              </Heading>
              <Tag>{modeOf(change)}</Tag>
              {change.hasConflict && <StatusChip tone="warning">Conflict</StatusChip>}
            </div>
          </div>
          {!change.hasConflict && (
            <SegmentedControl
              label="View"
              items={VIEWS.map(({ id, title }, index) => ({
                id,
                label: (
                  <>
                    {title} <span className={styles.number}>{index + 1}</span>
                  </>
                ),
              }))}
              selectedKey={view}
              onSelectionChange={onViewChange}
            />
          )}
        </div>
        {change.hasConflict ? (
          <ConflictPictures change={change} />
        ) : (
          <Stage
            change={change}
            view={view}
            isLive={isLive}
            areKeysOn={areKeysOn && !isRejecting}
          />
        )}
        <div className={styles.facts}>
          <span>
            <Facts change={change} />
          </span>
          <span className={styles.links}>
            {!change.hasConflict && (
              <ToggleButton
                size="sm"
                variant="ghost"
                icon={PanelRight}
                isSelected={isLive}
                onChange={setIsLive}
              >
                Live story
              </ToggleButton>
            )}
            <TextLink href={workbenchUrl(change)} target="_blank" icon={ExternalLink}>
              In the workbench
            </TextLink>
          </span>
        </div>
        <Judgement
          change={change}
          rest={rest}
          onReject={() => onRejectingChange(true)}
          {...props.actions}
        />
      </main>
      <RejectDialog
        isOpen={isRejecting}
        onOpenChange={onRejectingChange}
        onReject={(words) => {
          onRejectingChange(false);
          props.onReject(words);
        }}
      />
    </div>
  );
}
