/** Seconds of complete silence: every microphone has some noise unless it is muted. */
const DEAD = 2;

/** Whether a microphone is muted: the system reports it, or no sound arrives. */
export interface MuteReading {
  hear: (samples: Float32Array, sampleRate: number) => void;
  /** Sets what the system reports for its track. */
  setTrackMuted: (isMuted: boolean) => void;
  isMuted: () => boolean;
  clear: () => void;
}

/** Follows one microphone; `clear` it before the next. */
export function createMuteReading(): MuteReading {
  let dead = 0;
  let isTrackMuted = false;
  return {
    hear: (samples, sampleRate) => {
      dead = samples.every((sample) => sample === 0) ? dead + samples.length / sampleRate : 0;
    },
    setTrackMuted: (isMuted) => {
      isTrackMuted = isMuted;
    },
    isMuted: () => isTrackMuted || dead >= DEAD,
    clear: () => {
      dead = 0;
      isTrackMuted = false;
    },
  };
}
