declare module 'virtual:component-status' {
  // An ambient module declaration cannot use relative imports.
  // oxlint-disable-next-line typescript/consistent-type-imports
  type Status = import('../../scripts/lib/sources/componentStatus.mjs').ComponentStatus;
  /** The status of each component, by its name. */
  export const componentStatus: Record<string, Status>;
}
