declare module 'virtual:component-status' {
  // A declared module takes no relative import.
  // oxlint-disable-next-line typescript/consistent-type-imports
  type Status = import('../scripts/lib/componentStatus.mjs').ComponentStatus;
  /** Status by the name of the component. */
  export const componentStatus: Record<string, Status>;
}
