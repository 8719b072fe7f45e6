import { type AfterStory, isTested } from './tested.ts';

/** Attributes that refer to other elements by id. */
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

/** Finds references to elements that are not in the page: `<input aria-describedby="gone">`. */
export function brokenIdrefs(root: ParentNode): string[] {
  return IDREFS.flatMap((name) =>
    // React Aria's live announcer keeps what it announced about removed elements for some seconds.
    [...root.querySelectorAll(`[${name}]:not([data-live-announcer] *)`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !document.getElementById(id))
        .map((id) => `<${element.localName} ${name}="${id}"> ${element.ariaLabel ?? element.id}`),
    ),
  );
}

/**
 * After each tested story, checks that every name, description and control referred to by id is in the
 * page. axe leaves most of them to manual review.
 */
export const idrefsLead: AfterStory = ({ viewMode }) => {
  if (!isTested || viewMode !== 'story') return;
  const broken = brokenIdrefs(document);
  if (broken.length > 0) throw new Error(`Ids that are not in the page:\n${broken.join('\n')}`);
};
