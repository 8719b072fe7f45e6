import { type LookId, LOOKS } from '@lectern/studio/looks';
import { DEFAULT_HIGHLIGHT } from '../form/form.ts';

/**
 * The colour in which a template highlights words while the user has chosen none: the yellow of
 * section 9 wherever that can be read on its captions.
 */
export function ownHighlight(template: LookId): string {
  const isVivid = template === 'vivid' || template === 'vivid2';
  return isVivid ? DEFAULT_HIGHLIGHT : `${LOOKS[template].caption.highlight.toLowerCase()}ff`;
}
