/** Words separated by whitespace, as the specification counts them (section 5). */
export function countWords(script: string): number {
  return script.split(/\s+/u).filter((word) => word !== '').length;
}

/** The speaking speed of a project: its `speed` setting, 0.5–2 times the voice's own pace. */
export function speakingSpeed(settings: Readonly<Record<string, unknown>>): number {
  const { speed } = settings;
  return typeof speed === 'number' && speed >= 0.5 && speed <= 2 ? speed : 1;
}

/** The script to speak, without surrounding whitespace, which has no effect on speech. */
export function spokenScript(script: string): string {
  return script.replaceAll(/\r\n?/g, '\n').trim();
}
