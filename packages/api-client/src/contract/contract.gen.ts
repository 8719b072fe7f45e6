// Generated from openapi.yaml by `npm run contract`. Do not edit.

/** Method and path of every operation; concrete paths come before templated ones. */
export const OPERATIONS = {
  register: ['post', '/auth/register'],
  login: ['post', '/auth/login'],
  refreshTokens: ['post', '/auth/refresh'],
  logout: ['post', '/auth/logout'],
  getCurrentUser: ['get', '/auth/me'],
  listAvatars: ['get', '/avatars'],
  requestCustomAvatar: ['post', '/avatars/request-custom'],
  generateAvatarImage: ['post', '/avatars/text-to-image'],
  saveGeneratedAvatar: ['post', '/avatars/save-generated-avatar'],
  listVoices: ['get', '/voices/list'],
  generateAudio: ['post', '/voices/generate'],
  generateVideo: ['post', '/videos/generate'],
  generateScript: ['post', '/scripts/generate'],
  listScripts: ['get', '/scripts/scripts'],
  createScript: ['post', '/scripts'],
  listProjects: ['get', '/projects'],
  getVideoStatus: ['get', '/videos/{id}/status'],
  applyAiEdit: ['post', '/videos/{id}/ai-edit'],
  getScript: ['get', '/scripts/{id}'],
  deleteScript: ['delete', '/scripts/{id}'],
  getProject: ['get', '/projects/{id}'],
  createProject: ['post', '/projects/{id}'],
  updateProject: ['patch', '/projects/{id}'],
  linkScript: ['post', '/projects/{id}/link-script/{scriptId}'],
  linkVoice: ['post', '/projects/{id}/link-voice/{voiceId}'],
  linkAvatar: ['post', '/projects/{id}/link-avatar/{avatarId}'],
  linkVideo: ['post', '/projects/{id}/link-video/{videoId}'],
} as const;

/** Section 4 (Project status values), the filter's `processing`, and `error` of the Readings. `voice_generated` is read like `voice_selected`. */
export const PROJECT_STATUSES = [
  'init',
  'draft',
  'script_created',
  'voice_selected',
  'voice_generated',
  'avatar_selected',
  'video_processing',
  'processing',
  'completed',
  'failed',
  'error',
] as const;
/** One of {@link PROJECT_STATUSES}. */
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Every ProjectType. */
export const PROJECT_TYPES = ['VIDEO'] as const;
/** One of {@link PROJECT_TYPES}. */
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** Every AvatarCategory. */
export const AVATAR_CATEGORIES = ['realistic', 'styled', 'custom'] as const;
/** One of {@link AVATAR_CATEGORIES}. */
export type AvatarCategory = (typeof AVATAR_CATEGORIES)[number];

/** `private`: the owner only. `public`: everyone. */
export const VISIBILITIES = ['private', 'public'] as const;
/** One of {@link VISIBILITIES}. */
export type Visibility = (typeof VISIBILITIES)[number];

/** Never `realism` (Readings). */
export const VISUAL_STYLES = ['realistic', 'comic', 'none'] as const;
/** One of {@link VISUAL_STYLES}. */
export type VisualStyle = (typeof VISUAL_STYLES)[number];

/** Every Industry. */
export const INDUSTRIES = [
  'technology',
  'healthcare',
  'education',
  'finance',
  'retail',
  'other',
] as const;
/** One of {@link INDUSTRIES}. */
export type Industry = (typeof INDUSTRIES)[number];

/** Whole units of money; the currency is not shown. */
export const BUDGETS = ['0-1000', '1000-5000', '5000-10000', '10000+'] as const;
/** One of {@link BUDGETS}. */
export type Budget = (typeof BUDGETS)[number];

/** AI images, stock videos, or both. */
export const BROLL_TYPES = ['images', 'stock', 'mixed'] as const;
/** One of {@link BROLL_TYPES}. */
export type BrollType = (typeof BROLL_TYPES)[number];

/** `low`, `medium`, `high`: up to 5, 10, 15 clips a minute. */
export const BROLL_FREQUENCIES = ['none', 'low', 'medium', 'high'] as const;
/** One of {@link BROLL_FREQUENCIES}. */
export type BrollFrequency = (typeof BROLL_FREQUENCIES)[number];

/** Every ListicleStyle. */
export const LISTICLE_STYLES = ['none', 'bg', 'no-bg'] as const;
/** One of {@link LISTICLE_STYLES}. */
export type ListicleStyle = (typeof LISTICLE_STYLES)[number];

/** Every VideoShape. */
export const VIDEO_SHAPES = ['square', 'circle', 'rectangle'] as const;
/** One of {@link VIDEO_SHAPES}. */
export type VideoShape = (typeof VIDEO_SHAPES)[number];

/** Every Position. */
export const POSITIONS = [
  'top-right',
  'top-left',
  'top-center',
  'middle-center',
  'bottom-right',
  'bottom-left',
  'bottom-center',
] as const;
/** One of {@link POSITIONS}. */
export type Position = (typeof POSITIONS)[number];

export type paths = {
  readonly '/auth/register': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Create an account
     * @description Section 7 (Auth); rules in 5 (Registration); errors in 8 (Register). The confirmation
     *     field is never sent.
     */
    readonly post: operations['register'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/auth/login': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Exchange credentials for tokens
     * @description Section 7 (Auth); errors in 8 (Login). 'Remember Me' stays on the client.
     */
    readonly post: operations['login'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/auth/refresh': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Exchange a refresh token for a new pair
     * @description Section 7 (Auth); 4 (Authentication); 8 (Token handling). Form-encoded and without the
     *     Authorization header. Readings: any answer that is not a new pair of tokens ends the
     *     session; no answer at all does not.
     */
    readonly post: operations['refreshTokens'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/auth/logout': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * End the session
     * @description Section 7 (Auth). No body is sent and the answer is not read.
     */
    readonly post: operations['logout'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/auth/me': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The signed-in user
     * @description Section 7 (Auth); 3 (User). Called on load and after login.
     */
    readonly get: operations['getCurrentUser'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/avatars': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List avatars
     * @description Section 7 (Avatars); page sizes in 9: 12 in the library, 8 on the dashboard. Sort order
     *     (`updated_at`, `created_at`, `name`), the Public / My Avatars toggle and Saved only have
     *     no parameter in section 7, so the client applies them. Assumed: without `page` and
     *     `limit`, as the wizard calls it, the answer holds every avatar that the user may see.
     */
    readonly get: operations['listAvatars'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/avatars/request-custom': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Ask for a custom avatar
     * @description Section 7 (Avatars); fields in 2 (Request Custom Avatar dialog); rules in 5.
     */
    readonly post: operations['requestCustomAvatar'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/avatars/text-to-image': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Make an image from a prompt
     * @description Section 7 (Avatars); 3 (Generated avatar result). Also used by `/image-generator`
     *     (Readings).
     */
    readonly post: operations['generateAvatarImage'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/avatars/save-generated-avatar': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Keep a generated image as an avatar
     * @description Section 7 (Avatars); rules in 5 (Avatar generation and saving).
     */
    readonly post: operations['saveGeneratedAvatar'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/voices/list': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List voices
     * @description Section 7 (Voices and audio); 3 (Voice). The answer is an array, not a page.
     */
    readonly get: operations['listVoices'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/voices/generate': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Speak a script
     * @description Section 7 (Voices and audio). An answer without `audio_url` is an error (section 8).
     */
    readonly post: operations['generateAudio'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/videos/generate': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Start a render
     * @description Section 7 (Videos). The wizard reads `video_id` and then polls.
     */
    readonly post: operations['generateVideo'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/videos/{id}/status': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Video id.
         * @example vid_9a
         */
        readonly id: components['parameters']['VideoId'];
      };
      readonly cookie?: never;
    };
    /**
     * How far a render is
     * @description Section 7 (Videos); 4 (Processing). Polled every 5 seconds.
     */
    readonly get: operations['getVideoStatus'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/videos/{id}/ai-edit': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Video id.
         * @example vid_9a
         */
        readonly id: components['parameters']['VideoId'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Apply an AI edit to a video
     * @description Section 7 (Videos); body in 3 (AI edit data); errors in 8 (AI edit error wrapper). The
     *     whole edit is sent.
     */
    readonly post: operations['applyAiEdit'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/scripts/generate': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Write a script from a prompt
     * @description Section 7 (Scripts). The answer is text or an object; an empty one is the error
     *     'Received invalid response format from API'.
     */
    readonly post: operations['generateScript'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/scripts/scripts': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List the library's scripts
     * @description Section 7 (Scripts); 2 (Scripts). The page size is 20 (section 9).
     */
    readonly get: operations['listScripts'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/scripts': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Store a script
     * @description Section 7 (Scripts). Used by Duplicate; the title then ends in ' (Copy)'.
     */
    readonly post: operations['createScript'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/scripts/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Script `_id` or `id`.
         * @example scr_77
         */
        readonly id: components['parameters']['ScriptId'];
      };
      readonly cookie?: never;
    };
    /**
     * One script
     * @description Section 7 (Scripts). Assumed: the stored script as an object (the answer is not shown).
     */
    readonly get: operations['getScript'];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a script
     * @description Section 7 (Scripts); messages in 8 (Scripts, Delete).
     */
    readonly delete: operations['deleteScript'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/projects': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List the user's projects
     * @description Section 7 (Projects); page sizes in 9: 20 in My Videos, 4 on the dashboard.
     */
    readonly get: operations['listProjects'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/projects/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
      };
      readonly cookie?: never;
    };
    /**
     * One project
     * @description Section 7 (Projects). Polled every 5 seconds while a video renders, and read when a
     *     project or an AI edit is opened (Readings).
     */
    readonly get: operations['getProject'];
    readonly put?: never;
    /**
     * Create a project
     * @description Section 7 (Projects); 4 (Project store). Assumed: the path holds the client's temporary
     *     id, equal to `frontend_project_id`; the answer is the created project, whose `_id` (or
     *     `id`) is used from then on and may be the same.
     */
    readonly post: operations['createProject'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    /**
     * Change a project
     * @description Section 7 (Projects). Assumed: the answer is the updated project (it is not shown).
     */
    readonly patch: operations['updateProject'];
    readonly trace?: never;
  };
  readonly '/projects/{id}/link-script/{scriptId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
        /**
         * @description Script `_id` or `id`.
         * @example scr_77
         */
        readonly scriptId: components['schemas']['Id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Link a script to a project
     * @description Section 7 (Projects); 4 (Project status values). No body is sent.
     */
    readonly post: operations['linkScript'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/projects/{id}/link-voice/{voiceId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
        /**
         * @description Voice `voice_id`.
         * @example voice_amber
         */
        readonly voiceId: components['schemas']['Id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Link a voice to a project
     * @description Section 7 (Projects); 4 (Project status values). No body is sent.
     */
    readonly post: operations['linkVoice'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/projects/{id}/link-avatar/{avatarId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
        /**
         * @description Avatar `_id`.
         * @example avt_21
         */
        readonly avatarId: components['schemas']['Id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Link an avatar to a project
     * @description Section 7 (Projects); 4 (Project status values). No body is sent.
     */
    readonly post: operations['linkAvatar'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/projects/{id}/link-video/{videoId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
        /**
         * @description The `video_id` of `generateVideo`.
         * @example vid_9a
         */
        readonly videoId: components['schemas']['Id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Link a video to a project
     * @description Section 7 (Projects); 4 (Project status values). No body is sent.
     */
    readonly post: operations['linkVideo'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
};
export type webhooks = Record<string, never>;
export type components = {
  schemas: {
    readonly Id: string;
    /** @description Carries `_id`, `id`, or both. Assumed: `_id` wins where both are there. */
    readonly Identified:
      | ({
          readonly _id: components['schemas']['Id'];
        } & {
          readonly [key: string]: unknown;
        })
      | ({
          readonly id: components['schemas']['Id'];
        } & {
          readonly [key: string]: unknown;
        });
    /** @description Text with at least one character that is not white space. */
    readonly Text: string;
    /**
     * @description Absolute URL that the product will use (Readings, 'API-given URLs'): with a host, without
     *     a user's name or password, without control characters.
     */
    readonly Url: string;
    /** @description As Url; null and an empty string mean there is none. */
    readonly OptionalUrl: string | null;
    /**
     * @description Point in time. Assumed: ISO 8601, in UTC where no offset is given (the format is not
     *     shown).
     */
    readonly Timestamp: string | null;
    /** @description Progress in percent, 0-100. */
    readonly Percent: number | null;
    /** @description Volume in percent, 0-100. */
    readonly Volume: number;
    /** @description Fade in whole seconds, 0-10. */
    readonly Fade: number;
    /** @description #rgb, #rgba, #rrggbb or #rrggbbaa. */
    readonly HexColor: string;
    /** @description A hex colour, or a CSS name such as `transparent` or `white`. */
    readonly Color: string;
    readonly Tags: readonly string[];
    /**
     * @description Section 4 (Project status values), the filter's `processing`, and `error` of the
     *     Readings. `voice_generated` is read like `voice_selected`.
     * @enum {string}
     */
    readonly ProjectStatus:
      | 'init'
      | 'draft'
      | 'script_created'
      | 'voice_selected'
      | 'voice_generated'
      | 'avatar_selected'
      | 'video_processing'
      | 'processing'
      | 'completed'
      | 'failed'
      | 'error';
    /** @enum {string} */
    readonly ProjectType: 'VIDEO';
    /** @enum {string} */
    readonly AvatarCategory: 'realistic' | 'styled' | 'custom';
    /**
     * @description `private`: the owner only. `public`: everyone.
     * @enum {string}
     */
    readonly Visibility: 'private' | 'public';
    /**
     * @description Never `realism` (Readings).
     * @enum {string}
     */
    readonly VisualStyle: 'realistic' | 'comic' | 'none';
    /** @enum {string} */
    readonly Industry: 'technology' | 'healthcare' | 'education' | 'finance' | 'retail' | 'other';
    /**
     * @description Whole units of money; the currency is not shown.
     * @enum {string}
     */
    readonly Budget: '0-1000' | '1000-5000' | '5000-10000' | '10000+';
    /**
     * @description AI images, stock videos, or both.
     * @enum {string}
     */
    readonly BrollType: 'images' | 'stock' | 'mixed';
    /**
     * @description `low`, `medium`, `high`: up to 5, 10, 15 clips a minute.
     * @enum {string}
     */
    readonly BrollFrequency: 'none' | 'low' | 'medium' | 'high';
    /** @enum {string} */
    readonly ListicleStyle: 'none' | 'bg' | 'no-bg';
    /** @enum {string} */
    readonly VideoShape: 'square' | 'circle' | 'rectangle';
    /** @enum {string} */
    readonly Position:
      | 'top-right'
      | 'top-left'
      | 'top-center'
      | 'middle-center'
      | 'bottom-right'
      | 'bottom-left'
      | 'bottom-center';
    readonly RegisterRequest: {
      readonly username: components['schemas']['Text'];
      /** Format: email */
      readonly email: string;
      readonly password: string;
    };
    readonly LoginRequest: {
      /** @description Email or username. */
      readonly identifier: components['schemas']['Text'];
      readonly password: string;
    };
    readonly RefreshRequest: {
      readonly refresh_token: string;
    };
    readonly TokenPair: {
      readonly access_token: string;
      readonly refresh_token: string;
    } & {
      readonly [key: string]: unknown;
    };
    /**
     * @description Nothing is required: the name shown falls back from `username` to `name` to 'User'
     *     (section 2, Shell). Further fields are not shown.
     */
    readonly User: {
      readonly username?: string | null;
      readonly name?: string | null;
      /** @description Shown in the account settings. */
      readonly email?: string | null;
      /** @description Profile picture. */
      readonly avatar?: components['schemas']['OptionalUrl'];
      /** @description Whether beta AI edit templates are shown; absent means no. */
      readonly isBetaUser?: boolean | null;
    } & {
      readonly [key: string]: unknown;
    };
    /** @description Section 3 (Avatar). `isPlaceholder` is made by the client and never arrives. */
    readonly Avatar: {
      readonly _id: components['schemas']['Id'];
      readonly name: string;
      readonly gender?: string | null;
      /** @description Years, or a range. */
      readonly age?: number | string | null;
      readonly age_range?: string | null;
      readonly category?: components['schemas']['AvatarCategory'];
      readonly style?: string | null;
      readonly ethnicity?: string | null;
      readonly description?: string | null;
      readonly thumbnail_url?: components['schemas']['OptionalUrl'];
      /** @description Larger image or short video of the avatar. */
      readonly preview_url?: components['schemas']['OptionalUrl'];
      readonly visibility?: components['schemas']['Visibility'];
      readonly is_custom?: boolean | null;
      /** @description The presenter's, as a subject ('she'). */
      readonly pronoun?: string | null;
      /** @description The voice that is offered first; any may be chosen. */
      readonly voice_id?: string | null;
      /** @description Of that voice, compared with `labels.gender`; absent means `gender`. */
      readonly voice_gender?: string | null;
      readonly created_at?: components['schemas']['Timestamp'];
      readonly updated_at?: components['schemas']['Timestamp'];
    } & {
      readonly [key: string]: unknown;
    };
    readonly AvatarPage: {
      readonly items: readonly components['schemas']['Avatar'][];
      readonly pages?: components['schemas']['Pages'];
      readonly total?: components['schemas']['Total'];
    } & {
      readonly [key: string]: unknown;
    };
    /**
     * @description Section 2 (Request Custom Avatar dialog). A field left empty is left out. Assumed: the
     *     part names are the field names, and each image is one part named `files`.
     */
    readonly CustomAvatarRequest: {
      readonly name: components['schemas']['Text'];
      /** Format: email */
      readonly email: string;
      readonly companyName?: string;
      readonly phone?: string;
      readonly description: components['schemas']['Text'];
      readonly industry?: components['schemas']['Industry'];
      readonly budget?: components['schemas']['Budget'];
      readonly requirements?: string;
      /**
       * Format: date
       * @description Assumed: a calendar day, YYYY-MM-DD (the format is not shown).
       */
      readonly deadline?: string;
      /** @description Reference images. */
      readonly files?: readonly string[];
    };
    readonly TextToImageRequest: {
      readonly prompt: components['schemas']['Text'];
      readonly visual_style: components['schemas']['VisualStyle'];
      /** @description Image model. Assumed: any name; a server maps one it does not know to its default. */
      readonly model: string;
      readonly project_id?: components['schemas']['Id'];
    };
    readonly GeneratedImage: {
      readonly image_url: components['schemas']['Url'];
      readonly trim_id: components['schemas']['Id'];
    } & {
      readonly [key: string]: unknown;
    };
    readonly SaveAvatarRequest: {
      readonly trim_id: components['schemas']['Id'];
      readonly name: components['schemas']['Text'];
      readonly description: string;
      readonly tags: components['schemas']['Tags'];
      readonly visibility: components['schemas']['Visibility'];
      readonly project_id?: components['schemas']['Id'];
    };
    /**
     * @description Section 3 (Voice). Assumed: `voice_id` names the voice in every call, and `id` does where
     *     `voice_id` is absent.
     */
    readonly Voice: ({
      readonly id?: components['schemas']['Id'];
      readonly voice_id?: components['schemas']['Id'];
      readonly name: string;
      readonly labels?:
        | ({
            readonly gender?: string | null;
            readonly accent?: string | null;
            /**
             * @description BCP 47 tag of the one language that it speaks; absent where it speaks many. The
             *     app tells a script in another language before audio is made.
             */
            readonly language?: string | null;
          } & {
            readonly [key: string]: unknown;
          })
        | null;
      /** @description How fast it speaks at its own pace. Lengths are estimated by it. */
      readonly letters_per_second?: number | null;
      /** @description Audio sample. */
      readonly preview_url?: components['schemas']['OptionalUrl'];
    } & {
      readonly [key: string]: unknown;
    }) &
      (
        | ({
            readonly voice_id: components['schemas']['Id'];
          } & {
            readonly [key: string]: unknown;
          })
        | ({
            readonly id: components['schemas']['Id'];
          } & {
            readonly [key: string]: unknown;
          })
      );
    readonly GenerateAudioRequest: {
      /** @description Project id. */
      readonly id: components['schemas']['Id'];
      readonly voice_id: components['schemas']['Id'];
      /**
       * @description Fixed multilingual language/model id. Assumed: the field's name, and that any value
       *     is accepted (neither is shown).
       */
      readonly model_id: string;
      /** @description The words to speak. */
      readonly script: components['schemas']['Text'];
    };
    readonly Audio: {
      readonly audio_url: components['schemas']['Url'];
    } & {
      readonly [key: string]: unknown;
    };
    readonly GenerateVideoRequest: {
      readonly script: components['schemas']['Text'];
      /** @description Voice `voice_id`. */
      readonly voiceId: components['schemas']['Id'];
      /** @description Avatar `_id`. */
      readonly avatarId: components['schemas']['Id'];
      /** @description Project `_id` or `id`. */
      readonly projectId: components['schemas']['Id'];
    };
    readonly VideoJob: {
      readonly video_id: components['schemas']['Id'];
      readonly status?: components['schemas']['RenderStatus'];
    } & {
      readonly [key: string]: unknown;
    };
    /**
     * @description `completed`, `failed` and `video_processing` have a meaning of their own. Any other word
     *     is shown by its `status_message` or a default (section 4, Processing), so the set is open.
     */
    readonly RenderStatus: string;
    /** @description Section 3 (Video status). `completed` counts as ready only with a `video_url`. */
    readonly VideoStatus: {
      readonly video_id?: components['schemas']['OptionalId'];
      readonly status: components['schemas']['RenderStatus'];
      readonly progress?: components['schemas']['Percent'];
      readonly status_message?: string | null;
      readonly video_url?: components['schemas']['OptionalUrl'];
      /** @description Why the render failed. */
      readonly error?: string | null;
      /** @description The reason in a word: storage-full, encoder-failed, tab-closed. */
      readonly error_code?: string | null;
      /** @description Captions, WebVTT. */
      readonly captions_url?: components['schemas']['OptionalUrl'];
      /** @description Expected time left, in seconds. */
      readonly eta_seconds?: number | null;
      /** @description The part of the work under way: voice, scene, frames, sound, saving. */
      readonly stage?: string | null;
      /** @description Pictures drawn so far. */
      readonly frames_done?: number | null;
      /** @description Pictures to draw. */
      readonly frames_total?: number | null;
      /** @description Finished parts and how long each took, in seconds. */
      readonly stages_done?:
        | readonly ({
            readonly stage: string;
            readonly seconds: number;
          } & {
            readonly [key: string]: unknown;
          })[]
        | null;
    } & {
      readonly [key: string]: unknown;
    };
    /**
     * @description The whole edit. Assumed: all six parts are always sent, with their defaults where the
     *     user changed nothing.
     */
    readonly AiEditData: {
      /** @description Null until a template is chosen. */
      readonly aiEditSettings: components['schemas']['AiEditSettings'] | null;
      readonly bgVideoSettings: components['schemas']['BgVideoSettings'];
      readonly additionalFeatures: components['schemas']['AdditionalFeatures'];
      readonly subtitleStyles: components['schemas']['SubtitleStyles'];
      readonly additionalSettings: components['schemas']['AdditionalSettings'];
      readonly bgmData: components['schemas']['BgmData'];
    };
    readonly AiEditSettings: {
      /** @description Template name, for example `vivid`. */
      readonly template: components['schemas']['Text'];
      readonly brollFrequency?: components['schemas']['BrollFrequency'];
      readonly brollType?: components['schemas']['BrollType'];
      readonly listicleStyle?: components['schemas']['ListicleStyle'];
      readonly subtitleHighlightColor?: components['schemas']['HexColor'];
      readonly title?: components['schemas']['AiEditTitle'];
    };
    readonly AiEditTitle: {
      /**
       * @description Letters and digits of any script, white space and . , ! ? ' " ( ) -; empty when AI
       *     writes it.
       */
      readonly text?: string;
      /** @description Seconds, at most three digits. Assumed: a number; an empty field is left out. */
      readonly duration?: number;
    };
    readonly BgVideoSettings: {
      readonly shape?: components['schemas']['VideoShape'];
      readonly position?: components['schemas']['Position'];
      readonly stroke: {
        readonly color: components['schemas']['HexColor'];
        /** @description Pixels, at most three digits. Assumed: a number. */
        readonly width: number;
      };
    };
    /** @description `addHook` and `addBroll` have no default and may be left out. */
    readonly AdditionalFeatures: {
      readonly applyAiEdit: boolean;
      readonly addBgm: boolean;
      readonly addHook?: boolean;
      readonly addBroll?: boolean;
      readonly removeFillerWords: boolean;
      readonly removeSilenceParts: boolean;
      readonly enhanceAudio: boolean;
    };
    /**
     * @description Assumed: `template`, `fontSize`, `fontFamily` and `textCasing` are open sets (only their
     *     defaults are shown).
     */
    readonly SubtitleStyles: {
      readonly template: string;
      readonly fontSize: string;
      readonly fontFamily: string;
      readonly textCasing: string;
      readonly position: components['schemas']['Position'];
      readonly backgroundColor: components['schemas']['Color'];
      readonly baseColor: components['schemas']['Color'];
      readonly importantColor: components['schemas']['Color'];
      readonly highlightColors: readonly components['schemas']['Color'][];
    };
    readonly AdditionalSettings: {
      readonly soundEffectsVolume: components['schemas']['Volume'];
      readonly applySpeakerDetection: boolean;
    };
    /** @description Background music. */
    readonly BgmData: {
      readonly volume: components['schemas']['Volume'];
      readonly fadeIn: components['schemas']['Fade'];
      readonly fadeOut: components['schemas']['Fade'];
    };
    /**
     * @description Section 7 (Videos). Assumed: `success: false` is a failure even with a 2xx status, and an
     *     absent `success` is success (other fields are not shown).
     */
    readonly AiEditResult: {
      readonly success?: boolean;
      readonly message?: string | null;
      /** @description Not read by the product. */
      readonly data?: unknown;
    } & {
      readonly [key: string]: unknown;
    };
    readonly GenerateScriptRequest: {
      readonly prompt: components['schemas']['Text'];
      /** @description Assumed: the field's name, after the avatar calls (it is not shown). */
      readonly project_id?: components['schemas']['Id'];
    };
    readonly GeneratedScript: string | components['schemas']['GeneratedScriptObject'];
    /** @description At least one of `segments`, `content` and `text` holds words. */
    readonly GeneratedScriptObject: ({
      readonly id?: components['schemas']['OptionalId'];
      readonly _id?: components['schemas']['OptionalId'];
      readonly segments?: components['schemas']['OptionalSegments'];
      readonly content?: string | null;
      readonly text?: string | null;
    } & {
      readonly [key: string]: unknown;
    }) &
      (
        | ({
            readonly segments: readonly components['schemas']['Segment'][];
          } & {
            readonly [key: string]: unknown;
          })
        | ({
            readonly content: string;
          } & {
            readonly [key: string]: unknown;
          })
        | ({
            readonly text: string;
          } & {
            readonly [key: string]: unknown;
          })
      );
    readonly Segment: {
      readonly text: string;
    } & {
      readonly [key: string]: unknown;
    };
    readonly OptionalSegments: readonly components['schemas']['Segment'][] | null;
    /** @description Section 3 (Script). The words are in `segments`, `text` or `content`. */
    readonly Script: ({
      readonly _id?: components['schemas']['Id'];
      readonly id?: components['schemas']['Id'];
      readonly title?: string | null;
      readonly description?: string | null;
      readonly segments?: components['schemas']['OptionalSegments'];
      readonly text?: string | null;
      readonly content?: string | null;
      readonly tags?: components['schemas']['OptionalTags'];
      /** @description Language tag, for example `en`. */
      readonly language?: string | null;
      /** @description Assumed: seconds (the unit is not shown). */
      readonly estimated_duration?: number | null;
      readonly created_at?: components['schemas']['Timestamp'];
      readonly is_ai_generated?: boolean | null;
    } & {
      readonly [key: string]: unknown;
    }) &
      components['schemas']['Identified'];
    /** @description Assumed: `pages` and `total` as for avatars (only `items` is shown). */
    readonly ScriptPage: {
      readonly items: readonly components['schemas']['Script'][];
      readonly pages?: components['schemas']['Pages'];
      readonly total?: components['schemas']['Total'];
    } & {
      readonly [key: string]: unknown;
    };
    /** @description Assumed: only `title` and `segments` are required. */
    readonly CreateScriptRequest: {
      readonly title: components['schemas']['Text'];
      readonly description?: string;
      readonly segments: readonly {
        readonly text: string;
      }[];
      readonly tags?: components['schemas']['Tags'];
      readonly language?: string;
      /** @description Assumed: seconds (the unit is not shown). */
      readonly estimated_duration?: number;
    };
    /** @description Assumed: `status` is a field of the body, not the HTTP status. */
    readonly DeleteResult: {
      /**
       * @description `success`; `error` where the script is not deleted, with the reason in `message`.
       * @enum {unknown}
       */
      readonly status: 'success' | 'error';
      readonly message?: string | null;
    } & {
      readonly [key: string]: unknown;
    };
    /** @description Section 3 (Project). */
    readonly Project: ({
      readonly _id?: components['schemas']['Id'];
      readonly id?: components['schemas']['Id'];
      readonly name?: string | null;
      readonly description?: string | null;
      readonly project_type?: components['schemas']['ProjectType'];
      /** @description The temporary id the client made. */
      readonly frontend_project_id?: string | null;
      readonly status: components['schemas']['ProjectStatus'];
      readonly progress?: components['schemas']['Percent'];
      /** @description Assumed: any object (its fields are not shown). */
      readonly settings?: {
        readonly [key: string]: unknown;
      } | null;
      readonly created_at?: components['schemas']['Timestamp'];
      readonly updated_at?: components['schemas']['Timestamp'];
      readonly video_data?:
        | ({
            readonly thumbnail_url?: components['schemas']['OptionalUrl'];
            /** @description Seconds. */
            readonly duration?: number | null;
            readonly video_url?: components['schemas']['OptionalUrl'];
            /** @description Captions, WebVTT. */
            readonly captions_url?: components['schemas']['OptionalUrl'];
          } & {
            readonly [key: string]: unknown;
          })
        | null;
      readonly avatar_data?:
        | ({
            readonly name?: string | null;
            readonly thumbnail_url?: components['schemas']['OptionalUrl'];
          } & {
            readonly [key: string]: unknown;
          })
        | null;
      readonly videoUrl?: components['schemas']['OptionalUrl'];
      readonly video_url?: components['schemas']['OptionalUrl'];
      readonly audioUrl?: components['schemas']['OptionalUrl'];
      readonly avatar_id?: components['schemas']['OptionalId'];
      readonly voice_id?: components['schemas']['OptionalId'];
      readonly video_id?: components['schemas']['OptionalId'];
      /**
       * @description Assumed: the linked or last written script, as text or object, so that an opened
       *     project finds it again (a link to it is not shown).
       */
      readonly script?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | null;
      readonly activity_log?: readonly components['schemas']['Activity'][] | null;
      readonly tags?: components['schemas']['OptionalTags'];
    } & {
      readonly [key: string]: unknown;
    }) &
      components['schemas']['Identified'];
    readonly Activity: {
      readonly action?: string | null;
      readonly timestamp?: components['schemas']['Timestamp'];
      readonly details?:
        | ({
            readonly video_id?: components['schemas']['OptionalId'];
            readonly error?: string | null;
          } & {
            readonly [key: string]: unknown;
          })
        | null;
    } & {
      readonly [key: string]: unknown;
    };
    /** @description Assumed: `pages` and `total` as for avatars (only `items` is shown). */
    readonly ProjectPage: {
      readonly items: readonly components['schemas']['Project'][];
      readonly pages?: components['schemas']['Pages'];
      readonly total?: components['schemas']['Total'];
    } & {
      readonly [key: string]: unknown;
    };
    readonly CreateProjectRequest: {
      readonly name: components['schemas']['Text'];
      readonly description: string;
      readonly project_type: components['schemas']['ProjectType'];
      /** @description `project_` and a UUID (section 4, Project store). */
      readonly frontend_project_id: string;
      readonly status: components['schemas']['ProjectStatus'];
      /** @constant */
      readonly progress: 0;
      /** @description Assumed: any object (its fields are not shown). */
      readonly settings: {
        readonly [key: string]: unknown;
      };
    };
    /**
     * @description The body is not shown. Assumed: the fields to change, of the project's own and its working
     *     draft; voice, avatar and video are linked by their own calls.
     */
    readonly UpdateProjectRequest: {
      readonly name?: components['schemas']['Text'];
      readonly description?: string;
      readonly status?: components['schemas']['ProjectStatus'];
      /** @description Percent, 0-100. */
      readonly progress?: number;
      readonly settings?: {
        readonly [key: string]: unknown;
      };
      readonly tags?: components['schemas']['Tags'];
      readonly script?: string | null;
      readonly audioUrl?: components['schemas']['OptionalUrl'];
      readonly videoId?: components['schemas']['OptionalId'];
      readonly videoUrl?: components['schemas']['OptionalUrl'];
    };
    readonly OptionalId: string | null;
    readonly OptionalTags: readonly string[] | null;
    /** @description Number of pages. */
    readonly Pages: number | null;
    /** @description Items in all pages. Where absent, a full page may have a next one. */
    readonly Total: number | null;
    readonly Acknowledgement: {
      readonly status?: string | null;
      readonly message?: string | null;
    } & {
      readonly [key: string]: unknown;
    };
    readonly Error:
      | components['schemas']['Detail']
      | components['schemas']['Message']
      | components['schemas']['ErrorText'];
    readonly Detail: {
      readonly detail: string;
    } & {
      readonly [key: string]: unknown;
    };
    readonly Message: {
      readonly message: string;
    } & {
      readonly [key: string]: unknown;
    };
    readonly ErrorText: {
      readonly error: string;
    } & {
      readonly [key: string]: unknown;
    };
    readonly ValidationDetail: {
      readonly detail: readonly ({
        /** @description Where; the second element is the field's name. */
        readonly loc: readonly (string | number)[];
        readonly msg: string;
        readonly type?: string;
      } & {
        readonly [key: string]: unknown;
      })[];
    } & {
      readonly [key: string]: unknown;
    };
    /** @description Field names, each with its message or messages. */
    readonly FieldErrors: {
      readonly [key: string]: string | readonly string[];
    };
    readonly AiEditError: components['schemas']['Error'] | string;
  };
  responses: {
    /**
     * @description The account exists; the client signs in next. Assumed: the new user (the body is
     *     returned to the caller, its shape is not shown).
     */
    readonly Registered: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['User'];
      };
    };
    /** @description A pair of tokens that replaces any stored one. */
    readonly Tokens: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['TokenPair'];
      };
    };
    /** @description Signed out. Assumed: any body, or none; the client does not read it. */
    readonly LoggedOut: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Acknowledgement'];
      };
    };
    /**
     * @description The request is filed. Assumed: an object that the client need not read (its shape is
     *     not shown).
     */
    readonly CustomAvatarRequested: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Acknowledgement'];
      };
    };
    /**
     * @description The avatar is saved. Assumed: the saved avatar, since the wizard adds, selects and
     *     links it by `_id` (the shape is not shown).
     */
    readonly AvatarSaved: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Avatar'];
      };
    };
    /** @description The render has started or is queued. */
    readonly RenderStarted: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['VideoJob'];
      };
    };
    /** @description The result of the edit. */
    readonly AiEditApplied: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['AiEditResult'];
      };
    };
    /**
     * @description The script. Assumed: text arrives as a JSON string or as `text/plain` (the content type
     *     is not shown).
     */
    readonly ScriptGenerated: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['GeneratedScript'];
        readonly 'text/plain': string;
      };
    };
    /** @description The script is stored. Assumed: the stored script (the shape is not shown). */
    readonly ScriptStored: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Script'];
      };
    };
    /** @description The created project. */
    readonly ProjectCreated: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Project'];
      };
    };
    /** @description The project as it now stands. */
    readonly Project: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Project'];
      };
    };
    /** @description 400. The request is not understood. */
    readonly BadRequest: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /** @description 400. The first value of the body is shown (section 8, Register). */
    readonly RegisterBadRequest: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['FieldErrors'];
      };
    };
    /** @description 401. No token, or one that is not valid any more. */
    readonly Unauthorized: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /** @description 401. The client shows its own words (section 8, Login). */
    readonly InvalidCredentials: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /** @description 401. Tokens and user are cleared (section 8, Token handling). */
    readonly InvalidRefreshToken: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /** @description 403. The user may not do this. */
    readonly Forbidden: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /** @description 404. An id in the path or body names nothing that the user may see. */
    readonly NotFound: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /** @description 409. The username or the email is taken. */
    readonly Conflict: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /** @description 422. A field breaks a rule; a list names the fields, a string does not. */
    readonly UnprocessableContent: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json':
          components['schemas']['ValidationDetail'] | components['schemas']['Error'];
      };
    };
    /** @description 429. Too many requests. */
    readonly TooManyRequests: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /** @description 500. The server failed. */
    readonly ServerError: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /**
     * @description 507. Nothing more can be stored: a server that lives in the browser shares the space of its
     *     device. The client shows `detail` as it shows that of any other refusal.
     */
    readonly InsufficientStorage: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['Error'];
      };
    };
    /**
     * @description 400 or 500. The client reads `message`, `error` or `detail`, or a body that is a string
     *     (section 8, AI edit error wrapper).
     */
    readonly AiEditFailure: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['AiEditError'];
        readonly 'text/plain': string;
      };
    };
  };
  parameters: {
    /**
     * @description Page number, from 1.
     * @example 1
     */
    readonly Page: number;
    /**
     * @description Avatars a page.
     * @example 12
     */
    readonly Limit: number;
    /**
     * @description Items a page.
     * @example 20
     */
    readonly PageSize: number;
    /**
     * @description Text of the search box. Assumed: matched without regard to case, in the name or title
     *     at least (what is searched is not shown).
     * @example intro
     */
    readonly Search: string;
    /**
     * @description Assumed: `asc` or `desc` (the values are not shown).
     * @example desc
     */
    readonly SortOrder: 'asc' | 'desc';
    /**
     * @description Video id.
     * @example vid_9a
     */
    readonly VideoId: components['schemas']['Id'];
    /**
     * @description Script `_id` or `id`.
     * @example scr_77
     */
    readonly ScriptId: components['schemas']['Id'];
    /**
     * @description Project `_id` or `id`; the temporary id when creating.
     * @example prj_64f1c2
     */
    readonly ProjectId: components['schemas']['Id'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
  readonly register: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['RegisterRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['Registered'];
      readonly 201: components['responses']['Registered'];
      readonly 400: components['responses']['RegisterBadRequest'];
      readonly 409: components['responses']['Conflict'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly login: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['LoginRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['Tokens'];
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['InvalidCredentials'];
      readonly 403: components['responses']['Forbidden'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly refreshTokens: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/x-www-form-urlencoded': components['schemas']['RefreshRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['Tokens'];
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['InvalidRefreshToken'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly logout: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      readonly 200: components['responses']['LoggedOut'];
      /** @description Signed out; no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly getCurrentUser: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The user. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['User'];
        };
      };
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly listAvatars: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description Page number, from 1.
         * @example 1
         */
        readonly page?: components['parameters']['Page'];
        /**
         * @description Avatars a page.
         * @example 12
         */
        readonly limit?: components['parameters']['Limit'];
        /**
         * @description The library's tab.
         * @example realistic
         */
        readonly category?: components['schemas']['AvatarCategory'];
        /**
         * @description Assumed: free text, compared with `gender` (its values are not shown).
         * @example female
         */
        readonly gender?: string;
        /**
         * @description Assumed: free text, compared with `style` (its values are not shown).
         * @example business
         */
        readonly style?: string;
        /**
         * @description Text of the search box. Assumed: matched without regard to case, in the name or title
         *     at least (what is searched is not shown).
         * @example intro
         */
        readonly search?: components['parameters']['Search'];
        /**
         * @description From the Age filter. Assumed: free text, compared with `age_range` (its values are
         *     not shown).
         * @example 25-34
         */
        readonly age_range?: string;
        /**
         * @description From the Location filter. Assumed: free text, compared with `ethnicity` (its values
         *     are not shown).
         * @example european
         */
        readonly ethnicity?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description One page of avatars, or all of them. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['AvatarPage'];
        };
      };
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly requestCustomAvatar: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'multipart/form-data': components['schemas']['CustomAvatarRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['CustomAvatarRequested'];
      readonly 201: components['responses']['CustomAvatarRequested'];
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly generateAvatarImage: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['TextToImageRequest'];
      };
    };
    readonly responses: {
      /** @description The image, and the id under which it can be saved. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['GeneratedImage'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly saveGeneratedAvatar: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['SaveAvatarRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['AvatarSaved'];
      readonly 201: components['responses']['AvatarSaved'];
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly listVoices: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Every voice. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['Voice'][];
        };
      };
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly generateAudio: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['GenerateAudioRequest'];
      };
    };
    readonly responses: {
      /** @description The audio. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Audio'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly generateVideo: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['GenerateVideoRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['RenderStarted'];
      readonly 201: components['responses']['RenderStarted'];
      readonly 202: components['responses']['RenderStarted'];
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly getVideoStatus: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Video id.
         * @example vid_9a
         */
        readonly id: components['parameters']['VideoId'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The state of the render. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['VideoStatus'];
        };
      };
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly applyAiEdit: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Video id.
         * @example vid_9a
         */
        readonly id: components['parameters']['VideoId'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['AiEditData'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['AiEditApplied'];
      readonly 202: components['responses']['AiEditApplied'];
      readonly 400: components['responses']['AiEditFailure'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['AiEditFailure'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly generateScript: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['GenerateScriptRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['ScriptGenerated'];
      readonly 201: components['responses']['ScriptGenerated'];
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly listScripts: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description Page number, from 1.
         * @example 1
         */
        readonly page?: components['parameters']['Page'];
        /**
         * @description Items a page.
         * @example 20
         */
        readonly page_size?: components['parameters']['PageSize'];
        /**
         * @description Text of the search box. Assumed: matched without regard to case, in the name or title
         *     at least (what is searched is not shown).
         * @example intro
         */
        readonly search?: components['parameters']['Search'];
        /**
         * @description From the category filter; one of the tags seen.
         * @example marketing
         */
        readonly tag?: string;
        /**
         * @description Date newest, Title A-Z, Word Count highest. Assumed: these three names (the values
         *     are not shown).
         * @example created_at
         */
        readonly sort_by?: 'created_at' | 'title' | 'word_count';
        /**
         * @description Assumed: `asc` or `desc` (the values are not shown).
         * @example desc
         */
        readonly sort_order?: components['parameters']['SortOrder'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description One page of scripts. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ScriptPage'];
        };
      };
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly createScript: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateScriptRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['ScriptStored'];
      readonly 201: components['responses']['ScriptStored'];
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly getScript: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Script `_id` or `id`.
         * @example scr_77
         */
        readonly id: components['parameters']['ScriptId'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The script. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Script'];
        };
      };
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly deleteScript: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Script `_id` or `id`.
         * @example scr_77
         */
        readonly id: components['parameters']['ScriptId'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Deleted when `status` is `success`; otherwise `message` says why not. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['DeleteResult'];
        };
      };
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly listProjects: {
    readonly parameters: {
      readonly query?: {
        /**
         * @description Page number, from 1.
         * @example 1
         */
        readonly page?: components['parameters']['Page'];
        /**
         * @description Items a page.
         * @example 20
         */
        readonly page_size?: components['parameters']['PageSize'];
        /**
         * @description Last Updated, Date Created, Name, Progress. Assumed: these four names (the values
         *     are not shown).
         * @example updated_at
         */
        readonly sort_by?: 'updated_at' | 'created_at' | 'name' | 'progress';
        /**
         * @description Assumed: `asc` or `desc` (the values are not shown).
         * @example desc
         */
        readonly sort_order?: components['parameters']['SortOrder'];
        /**
         * @description Text of the search box. Assumed: matched without regard to case, in the name or title
         *     at least (what is searched is not shown).
         * @example intro
         */
        readonly search?: components['parameters']['Search'];
        /**
         * @description My Videos sends `completed`, `processing`, `failed` or `draft`; absent means all.
         *     Assumed: these four stand for the groups of the Readings ('project statuses on
         *     cards'), so `failed` also finds `error`, and `draft` every status before rendering;
         *     any other status finds itself.
         * @example completed
         */
        readonly status?: components['schemas']['ProjectStatus'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description One page of projects. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ProjectPage'];
        };
      };
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly getProject: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      readonly 200: components['responses']['Project'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
    };
  };
  readonly createProject: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateProjectRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['ProjectCreated'];
      readonly 201: components['responses']['ProjectCreated'];
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly updateProject: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['UpdateProjectRequest'];
      };
    };
    readonly responses: {
      readonly 200: components['responses']['Project'];
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 422: components['responses']['UnprocessableContent'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly linkScript: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
        /**
         * @description Script `_id` or `id`.
         * @example scr_77
         */
        readonly scriptId: components['schemas']['Id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      readonly 200: components['responses']['Project'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly linkVoice: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
        /**
         * @description Voice `voice_id`.
         * @example voice_amber
         */
        readonly voiceId: components['schemas']['Id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      readonly 200: components['responses']['Project'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly linkAvatar: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
        /**
         * @description Avatar `_id`.
         * @example avt_21
         */
        readonly avatarId: components['schemas']['Id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      readonly 200: components['responses']['Project'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
  readonly linkVideo: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description Project `_id` or `id`; the temporary id when creating.
         * @example prj_64f1c2
         */
        readonly id: components['parameters']['ProjectId'];
        /**
         * @description The `video_id` of `generateVideo`.
         * @example vid_9a
         */
        readonly videoId: components['schemas']['Id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      readonly 200: components['responses']['Project'];
      readonly 401: components['responses']['Unauthorized'];
      readonly 403: components['responses']['Forbidden'];
      readonly 404: components['responses']['NotFound'];
      readonly 429: components['responses']['TooManyRequests'];
      readonly 500: components['responses']['ServerError'];
      readonly 507: components['responses']['InsufficientStorage'];
    };
  };
}
