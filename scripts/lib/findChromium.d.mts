export function onPath(name: string): string | undefined;
export function findChromium(): string | undefined;
export const CHROMIUM_FLAGS: string[];
