/** The package contains JSON lists without types. */
declare module 'spdx-license-ids' {
  const ids: readonly string[];
  export default ids;
}
declare module 'spdx-license-ids/deprecated.json' {
  const ids: readonly string[];
  export default ids;
}
