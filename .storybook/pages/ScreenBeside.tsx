import { Inline, SegmentedControl, Select } from '@lectern/ui';
import { Fragment, useState } from 'react';
import type { AppStory } from '../../scripts/lib/sources/screenStories.mjs';
import { answerWords } from './answerWords.ts';
import * as styles from './screenPage.css.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/** Widths that screens are designed for, in px, and the height of the window that shows them. */
const WIDTHS = { '390': 390, '768': 768, '1440': 1440 } as const;
type Width = keyof typeof WIDTHS;
const HEIGHT = 900;

const FOLDER = '../../visual/baselines/chromium-linux';
const pictures = import.meta.glob<string>('../../visual/baselines/chromium-linux/screens-*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * The address of a story's stored screenshot. States are stored a little narrower than the desktop width,
 * if at all.
 */
function pictureOf(id: string, width: Width): string | undefined {
  const theme = document.documentElement.dataset.theme ?? 'light';
  const names = [`${id}-${width}-${theme}`, ...(width === '1440' ? [`${id}-${theme}`] : [])];
  return names.flatMap((name) => pictures[`${FOLDER}/${name}.webp`] ?? [])[0];
}

interface ScreenBesideProps {
  title: string;
  /** The screen's states, to choose from. */
  stories: readonly AppStory[];
  /** The initial state. */
  shown: AppStory;
}

/** The last accepted screenshot, if the state has one, next to the live story. */
export function ScreenBeside({ title, stories, shown }: ScreenBesideProps) {
  const [storyId, setStoryId] = useState(shown.id);
  const [chosen, setChosen] = useState<Width>('1440');
  const story = stories.find(({ id }) => id === storyId) ?? shown;
  const width = WIDTHS[chosen];
  const picture = pictureOf(story.id, chosen);
  const theme = document.documentElement.dataset.theme ?? 'light';
  // Scales down, never up.
  const size = { aspectRatio: `${width} / ${HEIGHT}`, maxInlineSize: width };
  return (
    <>
      <Inline gap={3} alignItems="center" flexWrap="wrap">
        <div className={styles.stateChoice}>
          <Select
            label="State"
            isLabelHidden
            prefix="State"
            items={stories.map(({ id, label }) => ({ id, label }))}
            selectedKey={story.id}
            onSelectionChange={setStoryId}
          />
        </div>
        <SegmentedControl
          label="Width"
          items={(['390', '768', '1440'] as const).map((id) => ({ id, label: `${id} px` }))}
          selectedKey={chosen}
          onSelectionChange={setChosen}
        />
        <WorkbenchLink href={`?path=/story/${story.id}`}>Open the story</WorkbenchLink>
      </Inline>
      <AnswersOf story={story} />
      <div className={styles.beside}>
        {picture === undefined ? (
          <p className={styles.missing}>No screenshot of this state is stored at this width.</p>
        ) : (
          <figure className={styles.figure}>
            <figcaption>As last accepted</figcaption>
            <div className={styles.window} style={size}>
              <img className={styles.picture} src={picture} alt={`${title}, ${story.label}`} />
            </div>
          </figure>
        )}
        <figure className={styles.figure}>
          <figcaption>{story.label}, live</figcaption>
          <div className={styles.window} style={size}>
            {/* A page of this workbench: sandboxed, it would have no access to its worker or its storage. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe
              className={styles.frame}
              title={`${title}, ${story.label}, live`}
              src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`}
              style={{
                inlineSize: width,
                blockSize: HEIGHT,
                scale: `tan(atan2(100cqi, ${width}px))`,
              }}
            />
          </div>
        </figure>
      </div>
    </>
  );
}

/** The server's responses in a state: the first question about any empty or broken page. */
function AnswersOf({ story }: { story: AppStory }) {
  return (
    <p role="status">
      {story.answers.length === 0 && 'The responses are those of the toolbar’s scenario.'}
      {story.answers.map((declared, index) => (
        <Fragment key={JSON.stringify(declared)}>
          {index > 0 && '; '}
          <code>{declared.operation}</code> {answerWords(declared)}
        </Fragment>
      ))}
    </p>
  );
}
