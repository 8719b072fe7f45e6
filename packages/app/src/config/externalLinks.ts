/** Addresses outside the app, in one place so that a deployment can change them. */
export const externalLinks = {
  /** The feedback form behind 'Support'. */
  support: 'https://forms.lectern.app/feedback',
  /** The product-voting page behind the sidebar's footer. */
  vote: 'https://vote.lectern.app/lectern',
  /** The documentation linked next to the API key. */
  apiDocumentation: 'https://docs.lectern.app/api',
} as const;

/** The avatar service that draws initials (specification section 2, Shell). */
export function initialsImageUrl(name: string): string {
  return `https://ui-avatars.com/api/?name=${encodeURIComponent(name)}`;
}
