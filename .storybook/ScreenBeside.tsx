import { SegmentedControl } from '@lectern/ui';
import { useState } from 'react';
import type { AppStory } from '../scripts/lib/screenStories.mjs';
import * as styles from './screenPage.css.ts';

/** Widths that screens are drawn for, px, and the height of the window that shows them. */
const WIDTHS = { '390': 390, '768': 768, '1440': 1440 } as const;
type Width = keyof typeof WIDTHS;
const HEIGHT = 900;

const pictures = import.meta.glob<string>('../visual/baselines/chromium-linux/screens-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a story's stored picture: on a phone, or else as wide as a desk. */
function pictureOf(id: string, width: Width): string | undefined {
  if (width === '768') return undefined;
  const mode = width === '390' ? '390' : document.documentElement.dataset.theme;
  return Object.entries(pictures).find(([file]) => file.endsWith(`/${id}-${mode}.png`))?.[1];
}

/** The picture that was last accepted, beside the story as it is now. */
export function ScreenBeside({ title, story }: { title: string; story: AppStory }) {
  const [chosen, setChosen] = useState<Width>('1440');
  const width = WIDTHS[chosen];
  const picture = pictureOf(story.id, chosen);
  const theme = document.documentElement.dataset.theme ?? 'light';
  return (
    <>
      <SegmentedControl
        label="Width"
        items={(['390', '768', '1440'] as const).map((id) => ({ id, label: `${id} px` }))}
        selectedKey={chosen}
        onSelectionChange={setChosen}
      />
      <div className={styles.beside}>
        {picture !== undefined && (
          <figure className={styles.figure}>
            <figcaption>As last accepted</figcaption>
            <div className={styles.window} style={{ aspectRatio: `${width} / ${HEIGHT}` }}>
              <img className={styles.picture} src={picture} alt={`${title}, ${story.label}`} />
            </div>
          </figure>
        )}
        <figure className={styles.figure}>
          <figcaption>{story.label}, live</figcaption>
          <div className={styles.window} style={{ aspectRatio: `${width} / ${HEIGHT}` }}>
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
