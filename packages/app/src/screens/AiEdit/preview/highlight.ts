import { type LookId, LOOKS } from '@lectern/studio/looks';
import { DEFAULT_HIGHLIGHT } from '../form/form.ts';

/**
 * Returns the colour in which a template highlights words until the user chooses one: the yellow of section
 * 9 wherever it is legible on the template's captions.
 */
export function ownHighlight(template: LookId): string {
  const isVivid = template === 'vivid' || template === 'vivid2';
  return isVivid ? DEFAULT_HIGHLIGHT : `${LOOKS[template].caption.highlight.toLowerCase()}ff`;
}
