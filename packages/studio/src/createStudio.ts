import { monotone } from './render/progress.ts';
import { retryWithoutCache } from './render/retryWithoutCache.ts';
import { renderVideo } from './render/renderVideo.ts';
import { studioSupport } from './render/support.ts';
import { prepareScript, speakScript } from './speech/speakScript.ts';
import type { Studio } from './types.ts';

/** Creates the studio of this page. */
export function createStudio(): Studio {
  return {
    support: studioSupport,
    speak(request, { onProgress = () => undefined, ...options } = {}) {
      const reporting = { ...options, onProgress: monotone(onProgress) };
      return retryWithoutCache(() => speakScript(request, reporting));
    },
    prepare: prepareScript,
    render: renderVideo,
  };
}
