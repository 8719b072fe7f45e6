import { Inline, SegmentedControl, Select } from '@lectern/ui';
import { Fragment, useState } from 'react';
import type { AppStory } from '../scripts/lib/screenStories.mjs';
import { answerWords } from './answerWords.ts';
import * as styles from './screenPage.css.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/** Widths that screens are drawn for, px, and the height of the window that shows them. */
const WIDTHS = { '390': 390, '768': 768, '1440': 1440 } as const;
type Width = keyof typeof WIDTHS;
const HEIGHT = 900;

const FOLDER = '../visual/baselines/chromium-linux';
const pictures = import.meta.glob<string>('../visual/baselines/chromium-linux/screens-*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a story's stored picture. States are stored somewhat narrower than a desk, if at all. */
function pictureOf(id: string, width: Width): string | undefined {
  const theme = document.documentElement.dataset.theme ?? 'light';
  const names = [`${id}-${width}-${theme}`, ...(width === '1440' ? [`${id}-${theme}`] : [])];
  return names.flatMap((name) => pictures[`${FOLDER}/${name}.webp`] ?? [])[0];
}

interface ScreenBesideProps {
  title: string;
  /** Its states, to choose from. */
  stories: readonly AppStory[];
  /** The state to begin with. */
  shown: AppStory;
}

/** The picture that was last accepted, where a state has one, beside the story as it is now. */
export function ScreenBeside({ title, stories, shown }: ScreenBesideProps) {
  const [storyId, setStoryId] = useState(shown.id);
  const [chosen, setChosen] = useState<Width>('1440');
  const story = stories.find(({ id }) => id === storyId) ?? shown;
  const width = WIDTHS[chosen];
  const picture = pictureOf(story.id, chosen);
  const theme = document.documentElement.dataset.theme ?? 'light';
  // Drawn smaller, never larger.
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
          <p className={styles.missing}>No picture of this state is stored at this width.</p>
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
            {/* A page of this workbench: sandboxed, it would have neither its worker nor its storage. */}
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

/** What the server answers in a state: the question that comes with every empty or broken page. */
function AnswersOf({ story }: { story: AppStory }) {
  return (
    <p role="status">
      {story.answers.length === 0 && 'The toolbar’s scenario answers.'}
      {story.answers.map((declared, index) => (
        <Fragment key={JSON.stringify(declared)}>
          {index > 0 && '; '}
          <code>{declared.operation}</code> {answerWords(declared)}
        </Fragment>
      ))}
    </p>
  );
}
