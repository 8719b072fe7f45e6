import type { EditTemplatePickerProps } from '@lectern/ui';
import { type LookId, LOOKS } from '@lectern/ui/looks';
import { LookSample } from './LookSample.tsx';
import type { AiEditTemplate } from './templates.ts';

type Files = Readonly<Record<string, string>>;
const posters: Files = import.meta.glob('./posters/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Short films of the looks, made by the studio. A template without one shows its still. */
const loops: Files = import.meta.glob('./loops/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The file of a template among those of a folder. */
function fileOf(files: Files, template: LookId): string | null {
  const path = Object.keys(files).find((name) => name.includes(`/${template}.`));
  return path === undefined ? null : (files[path] ?? null);
}

/** Templates as the picker shows them. */
export function templateCards(
  templates: readonly AiEditTemplate[],
): EditTemplatePickerProps<LookId>['templates'] {
  return templates.map(({ template, name, isBeta }) => ({
    id: template,
    name,
    isBeta,
    src: fileOf(loops, template),
    poster: fileOf(posters, template),
    overlay: <LookSample look={LOOKS[template]} />,
  }));
}
