/** Words parted by white space, as the specification counts them (section 5). */
export function countWords(script: string): number {
  return script.split(/\s+/u).filter((word) => word !== '').length;
}

/** How fast a project is spoken: its setting `speed`, from half to twice the voice's own pace. */
export function speakingSpeed(settings: Readonly<Record<string, unknown>>): number {
  const { speed } = settings;
  return typeof speed === 'number' && speed >= 0.5 && speed <= 2 ? speed : 1;
}

/** The script as it is spoken; white space around it does not make it another script. */
export function spokenScript(script: string): string {
  return script.replaceAll(/\r\n?/g, '\n').trim();
}
