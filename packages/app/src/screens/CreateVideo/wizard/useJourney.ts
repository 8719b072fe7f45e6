import { useCallback, useRef, useState } from 'react';
import type { Journey } from './journey.ts';
import { type WizardAction, wizardReducer } from './wizardReducer.ts';

export interface JourneyStore {
  /** For rendering. */
  journey: Journey;
  /** The journey of this very moment, for calls that follow an action at once. */
  current: () => Journey;
  /** @returns the journey after the action */
  apply: (action: WizardAction) => Journey;
}

/** Holds the journey; its only way to change is the reducer. */
export function useJourney(initial: () => Journey): JourneyStore {
  const [journey, setJourney] = useState(initial);
  const ref = useRef(journey);
  const current = useCallback(() => ref.current, []);
  const apply = useCallback((action: WizardAction) => {
    ref.current = wizardReducer(ref.current, action);
    setJourney(ref.current);
    return ref.current;
  }, []);
  return { journey, current, apply };
}
