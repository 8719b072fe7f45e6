import type { ScreenDocs } from '../packages/app/src/stories/screenDocs.ts';

const files = import.meta.glob<{ screen: ScreenDocs }>('../packages/app/src/**/*.screen.ts', {
  eager: true,
});

/** What the file beside a screen's stories says of it; undefined where there is none. */
export function screenDocs(title: string): ScreenDocs | undefined {
  return Object.values(files).find(({ screen }) => screen.title === title)?.screen;
}
