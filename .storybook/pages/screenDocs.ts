import type { ScreenDocs } from '../../packages/app/src/stories/screenDocs.ts';

const files = import.meta.glob<{ screen: ScreenDocs }>('../../packages/app/src/**/*.screen.ts', {
  eager: true,
});

/** The contents of the docs file next to a screen's stories; undefined if there is no such file. */
export function screenDocs(title: string): ScreenDocs | undefined {
  return Object.values(files).find(({ screen }) => screen.title === title)?.screen;
}
