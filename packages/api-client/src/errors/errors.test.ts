import { describe, expect, it } from 'vitest';
import {
  aiEditFailedMessage,
  aiEditFailure,
  aiEditMessages,
  ApiError,
  audioErrorMessage,
  avatarGenerationMessage,
  avatarMessages,
  avatarsLoadDetails,
  avatarsLoadMessage,
  BOUNDARY_TITLE,
  boundaryMessage,
  customRequestMessage,
  isOffline,
  isSignInNeeded,
  loginErrorMessage,
  messageOf,
  projectLoadMessage,
  projectMessages,
  projectNotFoundMessage,
  registerErrors,
  scriptDeletedMessage,
  scriptDeleteFailedMessage,
  scriptDuplicatedMessage,
  scriptDuplicateFailedMessage,
  scriptMessages,
  statusHint,
  videoErrorMessage,
  videoFailedMessage,
  videoStatusMessage,
  voicesLoadMessage,
} from '../index.ts';
import { abortedError, httpError, networkError } from '../transport/ApiError.ts';

const offline = networkError();
const unreadable = new ApiError({
  kind: 'invalid-response',
  message: 'Invalid response format from API',
  status: 200,
});
const detail = (status: number, value: unknown) => httpError(status, { detail: value });
const problem = (...fields: string[]) =>
  fields.map((field) => ({ loc: ['body', field], msg: `${field} is wrong` }));

describe('section 8, Login', () => {
  it.each([401, 403])("says 'Invalid credentials. Please try again.' for a %d", (status) => {
    expect(loginErrorMessage(detail(status, 'Incorrect password.'))).toBe(
      'Invalid credentials. Please try again.',
    );
  });

  it('shows the field and the message of the first item of a 422', () => {
    expect(loginErrorMessage(detail(422, problem('identifier', 'password')))).toBe(
      'identifier: identifier is wrong',
    );
  });

  it('shows the message alone where a 422 names no field', () => {
    expect(loginErrorMessage(detail(422, [{ loc: ['body'], msg: 'bad' }]))).toBe('bad');
    expect(loginErrorMessage(detail(422, [{ msg: 'bad' }]))).toBe('bad');
  });

  it('shows a detail text of a 422 as it is', () => {
    expect(loginErrorMessage(detail(422, 'Too short.'))).toBe('Too short.');
  });

  it('shows any other detail as it is', () => {
    expect(loginErrorMessage(detail(429, 'Too many requests.'))).toBe('Too many requests.');
  });

  it("says 'Unable to connect to the server.' offline", () => {
    expect(loginErrorMessage(offline)).toBe('Unable to connect to the server.');
  });

  it.each([
    httpError(500, { message: 'Internal server error.' }),
    httpError(500, null),
    detail(422, []),
    detail(422, [null, {}]),
    unreadable,
    new Error('x'),
    null,
  ])("says 'An error occurred during login.' otherwise (%#)", (error) => {
    expect(loginErrorMessage(error)).toBe('An error occurred during login.');
  });
});

describe('section 8, Register', () => {
  it('maps the messages of a 422 to fields and shows the first', () => {
    expect(registerErrors(detail(422, problem('email', 'password')))).toEqual({
      fields: { email: 'email is wrong', password: 'password is wrong' },
      banner: 'email: email is wrong',
    });
  });

  it('keeps the first message of a field', () => {
    const items = [
      { loc: ['body', 'email'], msg: 'first' },
      { loc: ['body', 'email'], msg: 'second' },
      { loc: ['body'], msg: 'of the whole' },
    ];
    expect(registerErrors(detail(422, items))).toEqual({
      fields: { email: 'first' },
      banner: 'email: first',
    });
  });

  it("says 'Please correct the errors in the form' for an empty list", () => {
    expect(registerErrors(detail(422, []))).toEqual({
      fields: {},
      banner: 'Please correct the errors in the form',
    });
  });

  it("says 'Username or email already exists' for a 409", () => {
    expect(registerErrors(detail(409, 'Taken.'))).toEqual({
      fields: {},
      banner: 'Username or email already exists',
    });
  });

  it('shows a detail text as it is', () => {
    expect(registerErrors(detail(422, 'No more accounts.')).banner).toBe('No more accounts.');
    expect(registerErrors(detail(400, 'Not JSON.')).banner).toBe('Not JSON.');
  });

  it('shows the first value of the body of a 400, and maps all of them', () => {
    const body = { password: ['Too short', 'Too plain'], email: 'Not an address', code: null };
    expect(registerErrors(httpError(400, body))).toEqual({
      fields: { password: 'Too short', email: 'Not an address' },
      banner: 'Too short',
    });
  });

  it('asks to check the connection offline', () => {
    expect(registerErrors(offline).banner).toBe(
      'Unable to connect to the server. Please check your internet connection.',
    );
  });

  it.each([
    httpError(500, { email: 'x' }),
    httpError(400, {}),
    httpError(400, null),
    unreadable,
    5,
  ])("says 'An error occurred during registration. Please try again.' otherwise (%#)", (error) => {
    expect(registerErrors(error)).toEqual({
      fields: {},
      banner: 'An error occurred during registration. Please try again.',
    });
  });
});

describe('section 8, Projects', () => {
  it('has its words', () => {
    expect(projectMessages).toEqual({
      unknownResource: 'Unknown resource type.',
      loadListFailed: 'Failed to load your videos. Please try again later.',
      renameFailed: 'Failed to rename project. Please try again.',
      deleteFailed: 'Failed to delete project. Please try again.',
      downloadFailed: 'Failed to download video. Please try again later.',
      autoplayFailed: "Couldn't autoplay video. Please click play again.",
    });
  });

  it("says 'Project with ID {id} not found.' for a 404", () => {
    expect(projectNotFoundMessage('p1')).toBe('Project with ID p1 not found.');
    expect(projectLoadMessage(httpError(404, null), 'p1')).toBe('Project with ID p1 not found.');
    expect(projectLoadMessage(offline, 'p1')).toBe(
      'Failed to load your videos. Please try again later.',
    );
  });
});

describe('section 8, Scripts', () => {
  it('has its words', () => {
    expect(scriptMessages).toEqual({
      loadListFailed: 'Failed to load your scripts. Please try again later.',
      generateFailed: 'Failed to generate script. Please try again.',
    });
    expect(scriptDuplicatedMessage('Intro')).toBe('"Intro" was successfully duplicated.');
    expect(scriptDuplicateFailedMessage('Intro')).toBe(
      'Failed to duplicate "Intro". Please try again.',
    );
    expect(scriptDeletedMessage('Intro')).toBe('"Intro" was successfully deleted.');
  });

  it.each([
    [
      'a 404',
      detail(404, 'Not found.'),
      'Script "Intro" not found. It may have been already deleted.',
    ],
    ['a detail', detail(500, 'It is locked.'), 'Failed to delete script: It is locked.'],
    [
      'a refusal with its message',
      httpError(200, { status: 'error', message: 'It is used.' }),
      'Failed to delete script: It is used.',
    ],
    ['no answer', offline, 'Network error. Please check your connection and try again.'],
    ['a message', httpError(500, { message: 'Broken.' }), 'Failed to delete "Intro".'],
    ['an unreadable answer', unreadable, 'Failed to delete "Intro".'],
    ['anything else', new Error('x'), 'Failed to delete "Intro".'],
  ])('says why a script was not deleted: %s', (_name, error, message) => {
    expect(scriptDeleteFailedMessage(error, 'Intro')).toBe(message);
  });
});

describe('section 8, Voices, audio, video', () => {
  it('puts the message behind its words', () => {
    expect(voicesLoadMessage(offline)).toBe('Error loading voices: Network Error');
    expect(voicesLoadMessage(unreadable)).toBe(
      'Error loading voices: Invalid response format from API',
    );
    expect(audioErrorMessage(unreadable)).toBe(
      'Error generating audio: Invalid response format from API',
    );
    expect(videoErrorMessage(detail(400, 'No audio.'))).toBe('Error generating video: No audio.');
    expect(videoStatusMessage(httpError(500, null))).toBe(
      'Error checking video status: Request failed with status 500',
    );
  });

  it("says 'Video generation failed: {error or Unknown error}'", () => {
    expect(videoFailedMessage('Out of memory.')).toBe('Video generation failed: Out of memory.');
    expect(videoFailedMessage(null)).toBe('Video generation failed: Unknown error');
  });

  it('has words for what has no message', () => {
    expect(messageOf(undefined)).toBe('Unknown error');
    expect(messageOf({ message: ' ' })).toBe('Unknown error');
  });
});

describe('section 8, Avatars', () => {
  it('has its words', () => {
    expect(avatarMessages).toEqual({
      loadLibraryFailed: 'Failed to load avatars. Please try again later.',
      saveFailed: 'Error saving avatar. Please try again.',
    });
    expect(avatarsLoadMessage(offline)).toBe('Error loading avatars: Network Error');
  });

  it('gives technical details', () => {
    expect(avatarsLoadDetails(httpError(503, { message: 'Down.' }))).toBe('Status 503: Down.');
    expect(avatarsLoadDetails(offline)).toBe('Network Error');
  });

  it('tells an answer without an image from other failures of a generation', () => {
    expect(avatarGenerationMessage(unreadable)).toBe(
      'Failed to generate avatar image. Please try again.',
    );
    expect(avatarGenerationMessage(httpError(500, null))).toBe(
      'Error generating avatar. Please try again.',
    );
    expect(avatarGenerationMessage(offline)).toBe('Error generating avatar. Please try again.');
  });

  it('shows the detail of a custom request, else its own words', () => {
    expect(customRequestMessage(detail(422, 'Too large.'))).toBe('Too large.');
    for (const error of [detail(422, problem('email')), httpError(500, null), offline, null]) {
      expect(customRequestMessage(error)).toBe('Failed to submit request. Please try again.');
    }
  });

  it('knows when a sign-in is needed, and when there was no answer', () => {
    expect([httpError(401, null), httpError(403, null), offline, null].map(isSignInNeeded)).toEqual(
      [true, false, false, false],
    );
    expect([offline, abortedError(), httpError(500, null), null].map(isOffline)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('section 8, AI edit', () => {
  it.each([
    [401, 'Authentication required. Please log in again.'],
    [403, 'You do not have permission to perform this action.'],
    [404, 'The requested resource was not found.'],
    [429, 'Too many requests. Please try again later.'],
  ])('has words of its own for a %d', (status, message) => {
    expect(aiEditFailure(detail(status, 'Other words.'))).toEqual({
      success: false,
      message,
      status,
      data: { detail: 'Other words.' },
    });
  });

  it.each([
    [{ message: 'M', error: 'E', detail: 'D' }, 'M'],
    [{ error: 'E', detail: 'D' }, 'E'],
    [{ detail: 'D' }, 'D'],
    [{ message: '', error: 5, detail: 'D' }, 'D'],
    ['A text.', 'A text.'],
    ['', 'Failed to apply AI edit'],
    [{}, 'Failed to apply AI edit'],
    [null, 'Failed to apply AI edit'],
  ])('reads the body %j', (body, message) => {
    expect(aiEditFailure(httpError(500, body))).toEqual({
      success: false,
      message,
      status: 500,
      data: body,
    });
  });

  it('says that no response was received, with status 0', () => {
    expect(aiEditFailure(offline)).toEqual({
      success: false,
      message: 'No response received from server. Please check your internet connection.',
      status: 0,
      data: null,
    });
  });

  it("says 'An unexpected error occurred' for anything else", () => {
    for (const error of [unreadable, abortedError(), new Error('x'), undefined]) {
      expect(aiEditFailure(error).message).toBe('An unexpected error occurred');
    }
    expect(aiEditFailure(null)).toMatchObject({ status: 0, data: null });
  });

  it('has its toasts', () => {
    expect(aiEditMessages).toEqual({
      noVideo: 'No video selected',
      loadFailed: 'Failed to load video data',
      noTemplate: 'Please select an AI edit template',
      applied: 'AI edit applied successfully',
    });
    expect(aiEditFailedMessage(httpError(400, { error: 'No template.' }))).toBe(
      'Failed to apply AI edit: No template.',
    );
  });
});

describe('section 8, Error boundary', () => {
  it('has its words', () => {
    expect(BOUNDARY_TITLE).toBe('Something went wrong');
    expect(boundaryMessage(new Error('It broke.'))).toBe('It broke.');
    for (const error of [null, 'text', {}, new Error('')]) {
      expect(boundaryMessage(error)).toBe('An unknown error occurred');
    }
  });

  it.each([
    [404, 'The requested resource was not found.'],
    [400, 'Please check your input and try again.'],
    [403, 'You do not have permission to perform this action.'],
    [401, 'Please log in to continue.'],
    [500, 'There was a server error. Please try again later.'],
    [503, 'Please try again or contact support.'],
    [0, 'Please try again or contact support.'],
    [undefined, 'Please try again or contact support.'],
    [null, 'Please try again or contact support.'],
  ])('hints for the status %s', (status, hint) => {
    expect(statusHint(status)).toBe(hint);
  });
});
