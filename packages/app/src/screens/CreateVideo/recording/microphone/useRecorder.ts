import { useState, useSyncExternalStore } from 'react';
import { useEventListener } from '../../../../lib/useEventListener.ts';
import { useUnmount } from '../../../../lib/useUnmount.ts';
import { listMicrophones, openMicrophone } from './microphone.ts';
import { createRecorder } from './recorder.ts';
import type { Recorder, RecorderState } from './recorderTypes.ts';

function watchDevices(onChange: () => void): () => void {
  const { mediaDevices } = navigator;
  mediaDevices.addEventListener('devicechange', onChange);
  return () => mediaDevices.removeEventListener('devicechange', onChange);
}

/** A recorder for as long as the component is mounted; its microphone is off until it is turned on. */
export function useRecorder(): [recorder: Recorder, state: RecorderState] {
  const [recorder] = useState(() =>
    createRecorder({
      open: openMicrophone,
      list: listMicrophones,
      watch: watchDevices,
      now: () => performance.now(),
    }),
  );
  // A running take is kept even if the user leaves or closes the page.
  useUnmount(() => recorder.turnOff());
  useEventListener('window', 'pagehide', recorder.stop);
  return [recorder, useSyncExternalStore(recorder.subscribe, recorder.getState)];
}
