import { type AfterStory, isTested } from './axeInBothThemes.ts';

/** Attributes that name other elements by their ids. */
const IDREFS = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

/** What points to elements that are not in the page: `<input aria-describedby="gone">`. */
export function brokenIdrefs(root: ParentNode): string[] {
  return IDREFS.flatMap((name) =>
    // React Aria's live announcer keeps for seconds what it said of elements that have gone.
    [...root.querySelectorAll(`[${name}]:not([data-live-announcer] *)`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !document.getElementById(id))
        .map((id) => `<${element.localName} ${name}="${id}"> ${element.ariaLabel ?? element.id}`),
    ),
  );
}

/**
 * After each tested story: every name, description and control that is given by id is in the page. axe
 * leaves most of them to a person.
 */
export const idrefsLead: AfterStory = ({ viewMode }) => {
  if (!isTested || viewMode !== 'story') return;
  const broken = brokenIdrefs(document);
  if (broken.length > 0) throw new Error(`Ids that are not in the page:\n${broken.join('\n')}`);
};
