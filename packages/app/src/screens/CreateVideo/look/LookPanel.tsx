import {
  Heading,
  Inline,
  Panel,
  type Segment,
  SegmentedControl,
  Select,
  Stack,
  Switch,
} from '@lectern/ui';
import { RectangleHorizontal, RectangleVertical, Square } from 'lucide-react';
import type { PoseOf } from './gesturePictures.ts';
import * as styles from './Look.css.ts';
import { MannerChoice } from './MannerChoice.tsx';
import { SceneColours } from './SceneColours.tsx';
import type { Aspect, Backdrop, CaptionStyle, VideoSettings } from './videoSettings.ts';

export interface LookPanelProps {
  settings: VideoSettings;
  onChange: (changes: Partial<VideoSettings>) => void;
  isReadOnly: boolean;
  /** Pictures of the chosen presenter. */
  poseOf: PoseOf;
}

const ASPECTS: readonly Segment<Aspect>[] = [
  { id: '16:9', label: '16:9', icon: RectangleHorizontal },
  { id: '9:16', label: '9:16', icon: RectangleVertical },
  { id: '1:1', label: '1:1', icon: Square },
];

const RESOLUTIONS = [
  { id: '720p', label: '720p' },
  { id: '1080p', label: '1080p' },
] as const;

const OWN = 'own';
const BACKDROPS: readonly { id: Backdrop | typeof OWN; label: string }[] = [
  { id: OWN, label: 'Avatar’s own' },
  { id: 'disc', label: 'Disc' },
  { id: 'arch', label: 'Arch' },
  { id: 'window', label: 'Window' },
  { id: 'stage', label: 'Stage' },
  { id: 'board', label: 'Board' },
  { id: 'shelf', label: 'Shelf' },
  { id: 'product', label: 'Product' },
];

const CAPTION_STYLES: readonly { id: CaptionStyle; label: string }[] = [
  { id: 'karaoke', label: 'Word by word' },
  { id: 'plain', label: 'Plain' },
  { id: 'outline', label: 'Outline' },
];

/** The look of the video: manner, scene, shape, size and captions. */
export function LookPanel({ settings, onChange, isReadOnly, poseOf }: LookPanelProps) {
  return (
    <Panel as="section" padding="md" aria-label="Look">
      <Stack gap={4}>
        <Inline gap={3} justifyContent="space-between">
          <Heading level={3} variant="h4">
            Look
          </Heading>
          <SegmentedControl
            label="Size"
            items={RESOLUTIONS}
            selectedKey={settings.resolution}
            onSelectionChange={(resolution) => onChange({ resolution })}
            isDisabled={isReadOnly}
          />
        </Inline>
        <MannerChoice
          value={settings.manner}
          onChange={onChange}
          isDisabled={isReadOnly}
          poseOf={poseOf}
        />
        <SegmentedControl
          label="Shape"
          items={ASPECTS}
          selectedKey={settings.aspect}
          onSelectionChange={(aspect) => onChange({ aspect })}
          isDisabled={isReadOnly}
        />
        <SceneColours
          value={settings.colour}
          onChange={(colour) => onChange({ colour })}
          isDisabled={isReadOnly}
        />
        <div className={styles.selects}>
          <Select
            label="Backdrop"
            items={BACKDROPS}
            selectedKey={settings.backdrop ?? OWN}
            onSelectionChange={(id) => onChange({ backdrop: id === OWN ? null : id })}
            isDisabled={isReadOnly}
          />
          {settings.captions && (
            <Select
              label="Caption style"
              items={CAPTION_STYLES}
              selectedKey={settings.captionStyle}
              onSelectionChange={(captionStyle) => onChange({ captionStyle })}
              isDisabled={isReadOnly}
            />
          )}
        </div>
        <Switch
          isSelected={settings.captions}
          onChange={(captions) => onChange({ captions })}
          isDisabled={isReadOnly}
          description="Without them in the picture, players can still show them."
        >
          Captions in the picture
        </Switch>
      </Stack>
    </Panel>
  );
}
