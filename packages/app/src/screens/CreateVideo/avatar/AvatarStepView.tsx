import { Button, Heading, Inline, media, Stack, useMediaQuery, WizardFooter } from '@lectern/ui';
import { Clapperboard, Eye, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BackButton } from '../frame/BackButton.tsx';
import { LookPanel, type LookPanelProps } from '../look/LookPanel.tsx';
import { AvatarChoice, type AvatarList } from './AvatarChoice.tsx';
import type { AvatarFiltersProps } from './AvatarFilters.tsx';
import { AvatarNotices, type AvatarNoticesProps } from './AvatarNotices.tsx';
import * as styles from './AvatarStep.css.ts';
import type { PresenterPreviewProps } from './PresenterPreview.tsx';
import { PreviewColumn } from './PreviewColumn.tsx';

export interface AvatarStepViewProps extends Omit<AvatarNoticesProps, 'attempts'> {
  /** Shows who speaks if it is the user's own voice. */
  voiceBar: ReactNode;
  list: AvatarList;
  selectedId: string | null;
  onAvatarChange: (id: string) => void;
  filters: AvatarFiltersProps;
  preview: PresenterPreviewProps;
  look: LookPanelProps;
  /** Opens the dialog that generates an avatar. */
  onGenerateAvatar: () => void;
  isPreviewShown: boolean;
  onPreviewShownChange: (isShown: boolean) => void;
  isReadOnly: boolean;
  onGenerate: () => void;
  onBack: () => void;
}

/** The wizard's third step: who presents, and how the video will look. */
export function AvatarStepView(props: AvatarStepViewProps) {
  const { list, preview, isPreviewShown, isGenerating, isReadOnly, support } = props;
  const { canRender } = support;
  // The pressed button is removed, so its counterpart takes focus.
  const [hasToggled, setToggled] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const canEncode = !props.problems.some(({ id }) => id === 'codec');
  // If nothing can be encoded, choosing another size does not help.
  const problems = props.problems.filter(({ id }) => canRender || id !== 'codec');
  // Above the presenters, the look would push them out of view.
  const isLookBeside = useMediaQuery(media.xl) && isPreviewShown;
  const togglePreview = (isShown: boolean) => {
    setToggled(true);
    props.onPreviewShownChange(isShown);
  };
  return (
    <>
      <Stack gap={6}>
        {props.voiceBar}
        <AvatarNotices {...props} problems={problems} attempts={attempts} />
        <div className={styles.columns} data-preview={isPreviewShown || undefined}>
          <div>
            <div className={styles.head}>
              <Heading level={2}>Choose a presenter</Heading>
              <Inline gap={2}>
                <Button
                  size="sm"
                  icon={Sparkles}
                  isDisabled={isReadOnly}
                  onPress={props.onGenerateAvatar}
                >
                  Generate AI Avatar
                </Button>
                {!isPreviewShown && (
                  <Button
                    variant="ghost"
                    size="sm"
                    icon={Eye}
                    // Takes focus from the button that it replaces.
                    // oxlint-disable-next-line jsx-a11y/no-autofocus
                    autoFocus={hasToggled}
                    onPress={() => togglePreview(true)}
                  >
                    Show preview
                  </Button>
                )}
              </Inline>
            </div>
            <AvatarChoice
              list={list}
              selectedId={props.selectedId}
              onAvatarChange={props.onAvatarChange}
              isWide={!isPreviewShown}
              filters={props.filters}
            />
            {!isLookBeside && (
              <div className={styles.lookBelow}>
                <LookPanel {...props.look} />
              </div>
            )}
          </div>
          {isPreviewShown && (
            <PreviewColumn
              preview={preview}
              takesFocus={hasToggled}
              onHide={() => togglePreview(false)}
            >
              {isLookBeside && <LookPanel {...props.look} />}
            </PreviewColumn>
          )}
        </div>
      </Stack>
      <WizardFooter start={<BackButton to="Voice" onPress={props.onBack} />}>
        <Button
          variant="primary"
          size="lg"
          icon={Clapperboard}
          isPending={isGenerating}
          isDisabled={!canRender || isReadOnly || list.status === 'loading'}
          onPress={() => {
            setAttempts(attempts + 1);
            if (canEncode) props.onGenerate();
          }}
        >
          Generate Video
        </Button>
      </WizardFooter>
    </>
  );
}
