import { createContext, use } from 'react';
import type { DraftStatus } from './draftKeeper.ts';
import type { ServerEvent, UserEvent } from './machine/events.ts';
import type { WizardRunner } from './machine/runner.ts';
import type { WizardState } from './machine/state.ts';

/** The wizard as seen by its steps. */
export interface Wizard extends WizardState {
  /** Whether another tab edits the project; edits sent from this tab then have no effect. */
  isReadOnly: boolean;
  /** Whether the latest changes are stored on this device. */
  draftStatus: DraftStatus;
  /** Reports what the user did; a stable function for the whole journey. */
  send: (event: UserEvent | RenderTold) => void;
  /**
   * Reports that the user arrived at a URL of the wizard. @returns a function to call when they leave it
   */
  arrive: WizardRunner['arrive'];
}

/** Polls are read by the step that shows them, which reports them. */
type RenderTold = Extract<ServerEvent, { type: 'renderTold' }>;

export const WizardContext = createContext<Wizard | null>(null);

/** Returns the wizard around a step. Throws outside `WizardProvider`. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('A wizard step needs a WizardProvider above it');
  return wizard;
}
