import type { FrameFormat, RenderRequest, SpeakRequest } from '../types.ts';
import { chosenLanguage } from './chosenLanguage.ts';
import type { Recipe } from './recipe.ts';
import { voiceIdOf } from './recipeVoice.ts';

/** px of the shorter side. */
const SIDES: Readonly<Record<Recipe['format']['resolution'], number>> = {
  '720p': 720,
  '1080p': 1080,
};

/** Frames per second of every film. */
const FRAME_RATE = 30;

/** Converts a recipe to the requests for the studio that make its film, without file names. */
export function filmOf(recipe: Recipe): {
  speech: Pick<SpeakRequest, 'script' | 'voiceId' | 'speed' | 'language'>;
  film: Omit<
    RenderRequest,
    'audioFile' | 'timelineFile' | 'videoFile' | 'posterFile' | 'captionsFile'
  >;
} {
  const { title, script, voice, presenter, scene, captions, manner, gesturesOff, edit } = recipe;
  const language = chosenLanguage(recipe);
  return {
    speech: {
      ...{ script, voiceId: voiceIdOf(voice), speed: voice.speed },
      ...(language !== undefined && { language }),
    },
    film: {
      title,
      presenter,
      scene,
      format: frameFormat(recipe.format),
      burnCaptions: captions.drawn,
      captionStyle: captions.style,
      ...(manner && { manner }),
      ...(gesturesOff && { gesturesOff }),
      ...(edit && { edit }),
    },
  };
}

function frameFormat({ aspect, resolution }: Recipe['format']): FrameFormat {
  const side = SIDES[resolution];
  const long = (side * 16) / 9;
  return {
    width: aspect === '16:9' ? long : side,
    height: aspect === '9:16' ? long : side,
    frameRate: FRAME_RATE,
  };
}
