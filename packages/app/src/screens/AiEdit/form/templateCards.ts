import type { EditTemplatePickerProps } from '@lectern/ui';
import type { LookId } from '@lectern/studio/looks';
import type { AiEditTemplate } from './templates.ts';

type Files = Readonly<Record<string, string>>;
/** Short films of the looks, rendered by the studio, and a still of each. */
const films: Files = import.meta.glob('../loops/*.mp4', {
  query: '?url',
  import: 'default',
  eager: true,
});
const stills: Files = import.meta.glob('../loops/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the templates as the picker shows them. */
export function templateCards(
  templates: readonly AiEditTemplate[],
): EditTemplatePickerProps<LookId>['templates'] {
  return templates.map(({ template, name, isBeta }) => ({
    id: template,
    name,
    isBeta,
    src: films[`../loops/${template}.mp4`] ?? null,
    poster: stills[`../loops/${template}.jpg`] ?? null,
  }));
}
