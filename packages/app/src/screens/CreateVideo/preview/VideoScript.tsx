import { Switch, Tabs, Text, TranscriptList, useOverflow } from '@lectern/ui';
import { useRef, useState } from 'react';
import type { CaptionCue } from '../captions/webVtt.ts';
import * as styles from './PreviewStep.css.ts';

export interface VideoScriptProps {
  script: string;
  /** Empty if the video has no captions. */
  cues: readonly CaptionCue[];
  /** Current position in the video, in seconds. */
  currentTime: number;
  onSeek: (seconds: number) => void;
  areCaptionsShown: boolean;
  onCaptionsShownChange: (areShown: boolean) => void;
}

/** The script as written, focusable while it scrolls. */
function WrittenScript({ children }: { children: string }) {
  const scroller = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(scroller);
  return (
    <div
      ref={scroller}
      className={styles.script}
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': 'Script' })}
    >
      <Text as="div" dir="auto">
        {children}
      </Text>
    </div>
  );
}

/** The spoken text of the video: as captions with their times, if it has any, and as written. */
export function VideoScript({
  script,
  cues,
  currentTime,
  onSeek,
  areCaptionsShown,
  onCaptionsShownChange,
}: VideoScriptProps) {
  const [selected, setSelected] = useState<'captions' | 'script'>('captions');
  const written = <WrittenScript>{script}</WrittenScript>;
  if (cues.length === 0) return written;
  return (
    <div className={styles.tabs}>
      <div className={styles.captionSwitch}>
        <Switch isSelected={areCaptionsShown} onChange={onCaptionsShownChange}>
          Show captions
        </Switch>
      </div>
      <Tabs
        label="What the video says"
        selectedKey={selected}
        onSelectionChange={setSelected}
        items={[
          {
            id: 'captions',
            label: 'Captions',
            content: (
              <div className={styles.captions}>
                <TranscriptList cues={cues} currentTime={currentTime} onSeek={onSeek} />
              </div>
            ),
          },
          { id: 'script', label: 'Script', content: written },
        ]}
      />
    </div>
  );
}
