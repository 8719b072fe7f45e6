/** Messages between the thread that draws an edit and the thread that mixes it. */
import type { SpeechTimeline, StudioErrorCode } from '../../types.ts';
import type { EditPlan } from '../plan/editPlan.ts';
import type { Span } from '../../timeline/spans.ts';

export interface MixRequest {
  /** File names in the media store. */
  audioFile: string;
  mixFile: string;
  kept: readonly Span[];
  /** Timeline of the cut film. */
  timeline: SpeechTimeline;
  plan: Pick<EditPlan, 'edit' | 'effects' | 'track'>;
}

export type MixOutcome =
  { type: 'mixed' } | { type: 'error'; code: StudioErrorCode; message: string };
