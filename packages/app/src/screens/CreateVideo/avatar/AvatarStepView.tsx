import {
  Banner,
  Button,
  Heading,
  Inline,
  LinkButton,
  media,
  Stack,
  WizardFooter,
} from '@lectern/ui';
import { ArrowLeft, Clapperboard, Eye, Sparkles } from 'lucide-react';
import { memo, useState } from 'react';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { useSlow } from '../../../lib/useSlow.ts';
import { paths } from '../../../paths.ts';
import * as frame from '../CreateVideo.css.ts';
import { StepFailure } from '../frame/StepFailure.tsx';
import { LookPanel, type LookPanelProps } from '../look/LookPanel.tsx';
import type { PreflightProblem } from '../processing/preflight.ts';
import { AvatarChoice, type AvatarList } from './AvatarChoice.tsx';
import type { AvatarFiltersProps } from './AvatarFilters.tsx';
import * as styles from './AvatarStep.css.ts';
import type { PresenterPreviewProps } from './PresenterPreview.tsx';
import { PreviewColumn } from './PreviewColumn.tsx';
import { UnsupportedNotice } from './UnsupportedNotice.tsx';

export interface AvatarStepViewProps {
  list: AvatarList;
  selectedId: string | null;
  onAvatarChange: (id: string) => void;
  filters: AvatarFiltersProps;
  preview: PresenterPreviewProps;
  look: LookPanelProps;
  /** What stands in the way of a render, one sentence each. */
  problems: readonly PreflightProblem[];
  /** Asks for the dialog in which videos can be deleted. */
  onMakeRoom: () => void;
  /** Asks for the dialog that makes an avatar. */
  onGenerateAvatar: () => void;
  isPreviewShown: boolean;
  onPreviewShownChange: (isShown: boolean) => void;
  /** In the specification's words (sections 5 and 8). */
  errorMessage: string | null;
  onDismissError: () => void;
  isGenerating: boolean;
  isReadOnly: boolean;
  /** Whether this device can render; a hosted backend always can. */
  canRender: boolean;
  onCopyAddress: () => void;
  onGenerate: () => void;
  onBack: () => void;
}

/** What the look becomes is no news to the choice beside it. */
const Choice = memo(AvatarChoice);

/** The wizard's third step: who presents, and how it will look. */
export function AvatarStepView(props: AvatarStepViewProps) {
  const { list, preview, isPreviewShown, errorMessage, isGenerating, isReadOnly, canRender } =
    props;
  // The button that was pressed is gone: its counterpart takes the focus.
  const [hasToggled, setToggled] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isSlow = useSlow(isGenerating);
  const canEncode = !props.problems.some(({ id }) => id === 'codec');
  // Where nothing can be encoded, another size is no way out.
  const problems = props.problems.filter(({ id }) => canRender || id !== 'codec');
  // Above the presenters it would keep them out of view.
  const isLookBeside = useMediaQuery(media.xl) && isPreviewShown;
  const togglePreview = (isShown: boolean) => {
    setToggled(true);
    props.onPreviewShownChange(isShown);
  };
  return (
    <>
      <Stack gap={6}>
        {!canRender && <UnsupportedNotice onCopyAddress={props.onCopyAddress} />}
        {problems.map(({ id, tone, message }) => (
          <Banner
            key={id}
            tone={tone}
            action={
              id === 'space' ? { label: 'Free some space', onPress: props.onMakeRoom } : undefined
            }
          >
            {message}
          </Banner>
        ))}
        {isSlow && (
          <Banner
            tone="info"
            isLive
            actions={
              <LinkButton href={paths.videos()} size="sm">
                Go to My Videos
              </LinkButton>
            }
          >
            The server has not confirmed the render yet. You need not wait here: you are told once
            it has started.
          </Banner>
        )}
        {errorMessage !== null && (
          <StepFailure key={attempts} message={errorMessage} onDismiss={props.onDismissError} />
        )}
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
                    // It takes the focus of the button that it replaces.
                    // oxlint-disable-next-line jsx-a11y/no-autofocus
                    autoFocus={hasToggled}
                    onPress={() => togglePreview(true)}
                  >
                    Show preview
                  </Button>
                )}
              </Inline>
            </div>
            <Choice
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
      <WizardFooter
        start={
          <div className={frame.back}>
            <Button variant="ghost" size="lg" icon={ArrowLeft} onPress={props.onBack}>
              Back to Voice
            </Button>
          </div>
        }
      >
        <Button
          variant="primary"
          size="lg"
          icon={Clapperboard}
          isPending={isGenerating}
          isDisabled={!canRender || !canEncode || isReadOnly || list.status === 'loading'}
          onPress={() => {
            setAttempts(attempts + 1);
            props.onGenerate();
          }}
        >
          Generate Video
        </Button>
      </WizardFooter>
    </>
  );
}
