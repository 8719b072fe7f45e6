import { useState } from 'react';
import { useLiveStudio } from '../../../../backend/embeddedParts.ts';
import { useAnswer } from '../../../../lib/calls/useAnswer.ts';
import { readVideoSettings } from '../../look/videoSettings.ts';
import { useWizard } from '../../wizard/WizardContext.ts';

/** Debounce in milliseconds before a script is counted: a long one takes a tenth of a second. */
const REST_MS = 300;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The approximate number of gestures that a script will have by rule; null until it is known, and if a
 * server makes the films. While a new script is counted, the last count stays.
 *
 * @param language BCP 47 tag; null while unknown
 */
export function useRuledGestures(written: string, language: string | null): number | null {
  // Positions of gestures that are turned off do not count white space before the script.
  const script = written.trim();
  const studio = useLiveStudio();
  const { settings } = useWizard().journey;
  const { manner, gesturesOff } = readVideoSettings(settings);
  const [count, setCount] = useState<number | null>(null);
  const key = studio && JSON.stringify([script, language, manner, gesturesOff]);
  const { value } = useAnswer(key, async (signal) => {
    await wait(REST_MS);
    if (signal.aborted) return null;
    try {
      return (
        (await studio?.gesturesByRule({ script, language: language ?? 'en', settings })) ?? null
      );
    } catch (error) {
      // The figure is omitted.
      console.warn('The gestures by rule cannot be counted.', error);
      return null;
    }
  });
  if (value !== undefined && value !== count) setCount(value);
  return studio && count;
}
