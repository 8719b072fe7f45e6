import { toast } from '@lectern/ui';
import { useState } from 'react';
import { useScriptWriter } from '../../../../backend/embeddedParts.ts';
import { useAttempt } from '../../../../lib/calls/useAttempt.ts';
import { useSetting } from '../../../../settings/useSetting.ts';

/** The request that a script is written for. */
interface WritingRequest {
  prompt: string;
  projectId: string | null;
}

export interface ModelWriting {
  isWriting: boolean;
  /** The script so far; null while none is being written. */
  streamed: string | null;
  /** Writes with the browser's model, or passes the request to `onOtherwise`. */
  write: (request: WritingRequest) => void;
  cancel: () => void;
  /** Whether the dialog about the model's download is open. */
  isAsking: boolean;
  answer: (answer: { wantsModel: boolean; isLast: boolean }) => void;
  /** Whether the model is available for a script that Lectern's writer wrote. */
  isOffered: boolean;
  /** Writes a script with the model after all, or asks about the download first. */
  take: (request: WritingRequest) => void;
  /** Progress while the model is downloaded, 0–1; null otherwise. */
  download: number | null;
  cancelDownload: () => void;
}

export interface ModelWritingOptions {
  onScript: (script: string, prompt: string) => void;
  /** Called if the browser has no model, or its response could not be used. */
  onOtherwise: (request: WritingRequest) => void;
}

/** Whether the dialog about the download no longer opens by itself. */
const ASKED = { name: 'modelAsked', parse: (value: unknown) => value === true };

const load = () => Promise.all([import('./languageModel.ts'), import('./writeWithModel.ts')]);

/** Downloads the model. Must start while the browser still counts the press as a user gesture. */
async function downloadModel(signal: AbortSignal, onProgress: (share: number) => void) {
  const [{ openModel }] = await load();
  (await openModel({ signal, role: 'You write scripts.', onProgress })).destroy();
}

/**
 * Writes scripts with the browser's own model, if it has one. Also requires the writer in the page, which
 * knows the facts that a response is checked for.
 */
export function useModelWriting({ onScript, onOtherwise }: ModelWritingOptions): ModelWriting {
  const writer = useScriptWriter();
  const writing = useAttempt();
  const downloading = useAttempt();
  const [streamed, setStreamed] = useState<string | null>(null);
  const [wasAsked, setAsked] = useSetting(ASKED);
  /** The request that waits for the user's answer; its inner null means that the script already exists. */
  const [asking, setAsking] = useState<{ request: WritingRequest | null } | null>(null);
  /** The effect of *Use your browser's model*. */
  const [offer, setOffer] = useState<'download' | 'write' | null>(null);
  const [download, setDownload] = useState<number | null>(null);

  function write(request: WritingRequest): void {
    if (writer === null || !('LanguageModel' in globalThis)) {
      onOtherwise(request);
      return;
    }
    const { prompt } = request;
    writing.begin(async (signal) => {
      const [{ modelAvailability }, { writeWithModel }] = await load();
      const state = await modelAvailability();
      if (signal.aborted) return;
      setOffer(state === 'downloadable' ? 'download' : null);
      if (state === 'downloadable' && !wasAsked && download === null) {
        setAsking({ request });
        return;
      }
      const ask = { prompt, writer, signal, onText: setStreamed };
      const script = state === 'available' ? await writeWithModel(ask).catch(() => null) : null;
      if (signal.aborted) return;
      setStreamed(null);
      if (script === null) onOtherwise(request);
      else onScript(script, prompt);
    });
  }

  function loadModel(): void {
    setDownload(0);
    downloading.begin(async (signal) => {
      const isThere = await downloadModel(signal, setDownload).then(
        () => true,
        (error: unknown) => {
          if (!signal.aborted) console.warn('The browser’s model could not be downloaded.', error);
          return false;
        },
      );
      if (signal.aborted) return;
      setDownload(null);
      setOffer(isThere ? 'write' : 'download');
      if (isThere) toast.show({ tone: 'success', children: 'Your browser’s model is ready.' });
      else toast.show({ tone: 'danger', children: 'The model could not be downloaded.' });
    });
  }

  return {
    isWriting: writing.isRunning,
    streamed,
    write,
    cancel() {
      writing.cancel();
      setStreamed(null);
    },
    isAsking: asking !== null,
    answer({ wantsModel, isLast }) {
      if (isLast) void setAsked(true);
      setAsking(null);
      if (wantsModel) loadModel();
      if (asking?.request) onOtherwise(asking.request);
    },
    isOffered: offer !== null && download === null,
    take(request) {
      if (offer === 'write') write(request);
      else setAsking({ request: null });
    },
    download,
    cancelDownload() {
      downloading.cancel();
      setDownload(null);
    },
  };
}
