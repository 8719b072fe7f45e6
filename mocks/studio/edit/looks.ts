/**
 * The looks of the templates, from the design system: the one place where the studio knows it. The
 * page previews an edit from the same data (docs/decisions/0050).
 */
// oxlint-disable-next-line no-restricted-imports -- this one subpath of the design system is pure data
export * from '@lectern/ui/looks';
