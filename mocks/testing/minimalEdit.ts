import type { Edit } from '@lectern/studio';

/** An edit that changes as little as possible. */
export const MINIMAL_EDIT: Edit = {
  aiEditSettings: null,
  bgVideoSettings: { stroke: {} },
  additionalFeatures: {
    applyAiEdit: false,
    addBgm: true,
    removeFillerWords: false,
    removeSilenceParts: false,
    enhanceAudio: false,
  },
  subtitleStyles: {
    template: '',
    fontSize: '',
    fontFamily: '',
    textCasing: '',
    position: 'bottom-center',
    backgroundColor: '',
    baseColor: '',
    importantColor: '',
    highlightColors: [],
  },
  additionalSettings: { soundEffectsVolume: 0, applySpeakerDetection: false },
  bgmData: { volume: 0, fadeIn: 0, fadeOut: 0 },
};
