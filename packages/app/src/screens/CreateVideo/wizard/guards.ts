import type { CreateStep } from '../../../paths.ts';
import { hasScript, isAudioCurrent, isFinished, isRendering, type Journey } from './journey.ts';

/** Messages of the specification's section 5. */
export const GUARD_MESSAGES = {
  promptMissing: 'Please enter a prompt to generate a script',
  scriptMissing: 'Please generate or write a script before continuing',
  noScript: 'No script available. Please go back and create a script first.',
  voiceMissing: 'Please select a voice',
  noProject: 'Project ID not found. Please start the process again.',
  noVoice: 'No voice selected. Please go back and select a voice first.',
  noAudio: 'No audio generated. Please go back and generate audio first.',
  avatarMissing: 'Please select an avatar',
} as const;

/** Why a step cannot be edited, and the step on which that can be fixed. */
export interface Obstacle {
  message: string;
  backTo: CreateStep;
}

/** Returns what is missing before a step makes sense; null if nothing is. */
export function entryObstacle(step: CreateStep, journey: Journey): Obstacle | null {
  if (step !== 'voice' && step !== 'avatar') return null;
  if (!hasScript(journey)) return { message: GUARD_MESSAGES.noScript, backTo: 'script' };
  if (step === 'voice') return null;
  if (journey.voiceId === null) return { message: GUARD_MESSAGES.noVoice, backTo: 'voice' };
  // Audio from another script or voice does not belong to this video.
  if (!isAudioCurrent(journey)) return { message: GUARD_MESSAGES.noAudio, backTo: 'voice' };
  return null;
}

/**
 * Returns where the wizard redirects users whose path does not fit the journey's state; null lets them
 * stay. While a video renders, its parts must not change, so every step except Processing is locked.
 * Processing and Preview require a render and a video.
 */
export function redirectFrom(step: CreateStep, journey: Journey): CreateStep | null {
  if (isRendering(journey)) return step === 'processing' ? null : 'processing';
  if (step === 'preview' && journey.videoUrl === null) return latestStep(journey);
  if (step === 'processing' && journey.videoId === null) return latestStep(journey);
  return null;
}

/** Returns the furthest step that the journey's state allows. */
export function latestStep(journey: Journey): CreateStep {
  if (isRendering(journey)) return 'processing';
  if (isFinished(journey)) return 'preview';
  if (!hasScript(journey)) return 'script';
  return isAudioCurrent(journey) ? 'avatar' : 'voice';
}

/** Whether the stepper may link to a step. */
export function canVisit(step: CreateStep, journey: Journey): boolean {
  return redirectFrom(step, journey) === null && entryObstacle(step, journey) === null;
}

/** Whether the journey has the result of a step. */
export function isStepDone(step: CreateStep, journey: Journey): boolean {
  switch (step) {
    case 'script':
      return hasScript(journey);
    // The parts of a video existed, even if they are not loaded again.
    case 'voice':
      return isAudioCurrent(journey) || isRendering(journey) || isFinished(journey);
    case 'avatar':
      return journey.avatarId !== null || isRendering(journey) || isFinished(journey);
    case 'processing':
    case 'preview':
      return isFinished(journey);
  }
}
