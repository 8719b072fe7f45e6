import type { IdSource } from '../base/ids.ts';
import type { LecternDatabase } from '../db/database.ts';
import type { MediaLibrary } from '../files/mediaLibrary.ts';
import type { AvatarLibrary } from '../generators/avatars/avatarLibrary.ts';
import { audioFiles } from '../files/mediaNames.ts';
import type { PlannedGesture } from '@lectern/studio/gestures';
import { type Gesture, GESTURES } from '@lectern/studio/marks';
import { gesturePlan, renderPlan } from './renders/renderPlan.ts';
import {
  canEncode,
  type FrameFormat,
  missingForSpeech,
  openPreview,
  type Studio,
} from '@lectern/studio';

/** Instant speech and pictures, before a project's video is made. */
export interface LiveStudio {
  /**
   * Speaks a few words without storing them. Resolves to the sound as WAV.
   *
   * @throws `StudioError` as `Studio.speak` does.
   */
  readAloud(
    request: { text: string; voiceId: string; speed: number },
    signal: AbortSignal,
  ): Promise<Blob>;
  /**
   * Opens the presenter of a project, speaking its audio as in a render with these settings. Resolves to
   * null if the project has no audio or the presenter is unknown.
   */
  openPresenter(
    request: PresenterRequest,
    signal: AbortSignal,
  ): Promise<{
    width: number;
    height: number;
    gestures: readonly PlannedGesture[];
    paint(canvas: HTMLCanvasElement, seconds: number | null): void;
  } | null>;
  /**
   * Draws a project's avatar, or a default one if it has none, at rest and in each gesture: SVG as `data:`
   * URLs.
   */
  gesturePictures(of: {
    projectId: string | null;
    avatarId: string | null;
  }): Promise<Map<Gesture | 'rest', string>>;
  /** Estimates the number of gestures that a script will have by rule, before it is spoken. */
  gesturesByRule(of: {
    script: string;
    /** BCP 47 tag. */
    language: string;
    settings: Readonly<Record<string, unknown>>;
  }): Promise<number>;
  /** Whether this browser can encode videos of this size in px. */
  canEncode(picture: { width: number; height: number }): Promise<boolean>;
}

interface PresenterRequest {
  projectId: string;
  avatarId: string;
  /** The project's settings, if the page has loaded it. */
  settings: Readonly<Record<string, unknown>>;
  /** Whether only the lips move. */
  isStill: boolean;
}

/** Shorter side in px: twice the size of the wizard's preview, for high-density screens. */
const PREVIEW_SIDE = 432;

/** Seconds of silence around instant speech, which does not need the rests of a film. */
const SHORT_REST = { before: 0.3, after: 0.3 };

/** Frames per second of every render. */
const FRAME_RATE = 30;

function smaller({ width, height, frameRate }: FrameFormat): FrameFormat {
  const scale = PREVIEW_SIDE / Math.min(width, height);
  const even = (px: number) => 2 * Math.round((px * scale) / 2);
  return { width: even(width), height: even(height), frameRate };
}

interface LiveStudioParts {
  db: LecternDatabase;
  avatars: AvatarLibrary;
  media: MediaLibrary;
  studio: () => Promise<Studio>;
  newId: IdSource;
}

/**
 * Opens the page's live studio; undefined if the browser lacks a feature that speech needs, so that the
 * page does not offer something that can never be heard.
 */
export function openLiveStudio(context: LiveStudioParts): LiveStudio | undefined {
  return missingForSpeech().length > 0 ? undefined : createLiveStudio(context);
}

/** Creates speech and pictures for the page itself; handlers do not use them. */
export function createLiveStudio(context: LiveStudioParts): LiveStudio {
  const { db, avatars, media, studio, newId } = context;
  return {
    async readAloud({ text, voiceId, speed }, signal) {
      // Named like any other audio, so that a later clean-up finds it if the tab closes.
      const files = audioFiles(newId('aud'));
      try {
        const engine = await studio();
        await engine.speak(
          { script: text, voiceId, speed, rest: SHORT_REST, ...files },
          { signal },
        );
        const sound = await media.read(files.audioFile);
        // Read it now, because the file is removed next.
        return new Blob([await sound.arrayBuffer()], { type: 'audio/wav' });
      } finally {
        await Promise.allSettled(Object.values(files).map((name) => media.remove(name)));
      }
    },

    async openPresenter({ projectId, avatarId, settings, isStill }, signal) {
      const project = await db.projects.get(projectId);
      if (!project || project.audioId === null) return null;
      const avatar = await avatars.find(project.userId, avatarId);
      if (!avatar) return null;
      const { format, speed: _, ...plan } = renderPlan(settings, avatar);
      const { timelineFile } = audioFiles(project.audioId);
      const look = { ...plan, isStill, format: smaller(format) };
      return openPreview({ timelineFile, presenter: avatar.presenter, ...look }, signal);
    },

    async gesturePictures({ projectId, avatarId }) {
      const project = projectId === null ? undefined : await db.projects.get(projectId);
      const userId = project?.userId ?? '';
      const own = avatarId === null ? null : await avatars.find(userId, avatarId);
      const [first] = own ? [own] : await avatars.visibleTo('');
      if (!first) return new Map();
      const { gestureStillUrl } = await import('@lectern/studio/portraits');
      const { presenter, scene } = first;
      return new Map(
        (['rest', ...GESTURES] as const).map((pose) => [
          pose,
          gestureStillUrl(presenter, scene, pose),
        ]),
      );
    },

    async gesturesByRule({ script, language, settings }) {
      const { expectedByRule } = await import('@lectern/studio/gestures');
      const { manner, gesturesOff } = gesturePlan(settings);
      return expectedByRule(script, { language, manner, off: gesturesOff });
    },

    canEncode({ width, height }) {
      return canEncode({ width, height, frameRate: FRAME_RATE });
    },
  };
}
