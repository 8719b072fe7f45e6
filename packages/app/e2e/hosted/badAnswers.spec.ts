import { listProjects } from '@lectern/api-client';
import type { OperationId } from '@lectern/api-client/contract';
import type { AnyEndpointMock, HttpHandler } from '@lectern/mocks/handlers';
import type { JsonBodyType } from 'msw';
import { beSignedIn, expectVideo, fillInRegistration, signInByForm } from './actions.ts';
import { cutOffJson, htmlPage, noBody } from './backend/oddAnswers.ts';
import { type Beginning, type Person, SCRIPTED, SPOKEN } from './backend/people.ts';
import { expect, type Page, test } from './fixtures.ts';
import { chooseAvatar, chooseVoice } from '../support/journey.ts';

// The browser logs rejected and broken requests, and so does the app where it continues without the
// response.
test.use({
  allowedErrors: [/ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_EMPTY_RESPONSE|could not be/],
});

type Answer = (mock: AnyEndpointMock) => HttpHandler;

/** Responses with a success status that nothing can parse. */
const UNREADABLE: Record<string, Answer> = {
  'an HTML page': (mock) => mock.odd(htmlPage),
  'broken JSON': (mock) => mock.malformed,
  'JSON that breaks off': (mock) => mock.odd(cutOffJson),
  'no body': (mock) => mock.odd(noBody),
};

interface Scene {
  page: Page;
  ada: Person;
}

interface Case {
  operation: OperationId;
  /** Goes to where the request is made, or to the step before. */
  open: (scene: Scene) => Promise<void>;
  /** Makes the request, after a bad response is prepared. */
  act: (scene: Scene) => Promise<void>;
  /** The message for an unreadable response. */
  says: RegExp | string;
  /** A response of the right shape with values of wrong types, and what is shown for it. */
  wrong: JsonBodyType;
  shows: RegExp | string;
}

const signedIn = ({ page, ada }: Scene) => beSignedIn(page, ada);
const signedInTo = (beginning: Beginning) => async (scene: Scene) => {
  await scene.ada.addProject(beginning);
  await signedIn(scene);
};
const reopen = (path: string) => async (scene: Scene) => {
  await scene.page.goto(path);
};
/** Opens Ada's newest project at the step that its state calls for. */
const openNewest = async ({ page, ada }: Scene) => {
  const { items } = await listProjects(ada.client, {});
  await page.goto(`/projects/${items[0]?.id}`);
};
const press = (name: string) => (scene: Scene) =>
  scene.page.getByRole('button', { name, exact: true }).click();

const CASES: Record<string, Case> = {
  'the sign-in': {
    operation: 'login',
    open: reopen('/login'),
    act: ({ page, ada }) => signInByForm(page, ada.username),
    says: /An error occurred during login\.|Unable to connect to the server\./,
    wrong: { access_token: 1, refresh_token: 2 },
    shows: 'An error occurred during login.',
  },
  'My Videos': {
    operation: 'listProjects',
    open: signedIn,
    act: reopen('/videos'),
    says: 'Failed to load your videos. Please try again later.',
    wrong: {
      items: [{ _id: 1, name: 2024, status: 3, created_at: 4, tags: 5, video_data: 6 }],
      total: 'many',
      pages: {},
    },
    shows: '2024',
  },
  'the dashboard': {
    operation: 'listProjects',
    open: signedIn,
    act: reopen('/'),
    says: 'Failed to load recent videos.',
    wrong: { items: 7, total: 'many' },
    shows: 'Failed to load recent videos.',
  },
  'a project that is opened': {
    operation: 'getProject',
    open: signedInTo(SCRIPTED),
    act: openNewest,
    says: 'This project could not be opened',
    wrong: { _id: [], status: 3 },
    shows: 'This project could not be opened',
  },
  'the script that is asked for': {
    operation: 'generateScript',
    open: async (scene) => {
      await signedIn(scene);
      await scene.page.goto('/create');
      await scene.page.getByRole('textbox', { name: 'What is your video about?' }).fill('otters');
    },
    act: press('Generate'),
    says: 'Failed to generate script. Please try again.',
    wrong: { text: {}, id: 6, segments: 7 },
    shows: 'Failed to generate script. Please try again.',
  },
  'the voices': {
    operation: 'listVoices',
    open: signedInTo(SCRIPTED),
    act: openNewest,
    says: /Error loading voices: (Invalid response|Network Error)/,
    wrong: [{ voice_id: {}, name: 2 }],
    shows: /Error loading voices: Invalid response/,
  },
  'the audio': {
    operation: 'generateAudio',
    open: async (scene) => {
      await signedInTo(SCRIPTED)(scene);
      await openNewest(scene);
      await chooseVoice(scene.page, 'Olivia');
    },
    act: press('Generate Audio'),
    says: /Error generating audio: (Invalid response|Network Error)/,
    wrong: { audio_url: 5 },
    shows: /Error generating audio: Invalid response/,
  },
  'the avatars of the wizard': {
    operation: 'listAvatars',
    open: signedInTo(SPOKEN),
    act: openNewest,
    says: /Error loading avatars: (Invalid response|Network Error)/,
    wrong: { items: [{ _id: {}, name: 2 }], pages: 'x' },
    shows: /Error loading avatars: Invalid response/,
  },
  'the start of a render': {
    operation: 'generateVideo',
    open: async (scene) => {
      await signedInTo(SPOKEN)(scene);
      await openNewest(scene);
      await chooseAvatar(scene.page, 'Amara');
    },
    act: press('Generate Video'),
    says: /Error generating video: (Invalid response|Network Error)/,
    wrong: { video_id: {} },
    shows: /Error generating video: Invalid response/,
  },
  'the progress of a render': {
    operation: 'getVideoStatus',
    open: async (scene) => {
      await scene.ada.startVideo();
      await signedIn(scene);
    },
    act: openNewest,
    says: /Error checking video status: (Invalid response|Network Error)/,
    wrong: { status: 5, progress: 'half', video_url: 7, status_message: [] },
    shows: 'Preparing your video...',
  },
};

for (const [name, { operation, open, act, says, wrong, shows }] of Object.entries(CASES)) {
  test(`${name}: an unreadable response is reported as such`, async ({ page, server, ada }) => {
    const scene = { page, ada };
    await open(scene);
    const isWrong: Answer = (mock) => mock.odd(wrong);
    const answers = [
      ...Object.entries(UNREADABLE).map(([title, answer]) => ({ title, answer, words: says })),
      { title: 'values of wrong types', answer: isWrong, words: shows },
    ];
    for (const { title, answer, words } of answers) {
      await test.step(title, async () => {
        server.control.answer(operation, answer);
        // All of them: the page that is left may still send one, whose response no one reads.
        const call = server.control.hold(operation);
        await act(scene);
        await call.arrived();
        call.release();
        await expect(page.getByText(words).first()).toBeVisible();
        await expect(page.getByText('Something went wrong')).toBeHidden();
      });
    }
  });
}

test('the stored user record is used if the response with the current one cannot be read', async ({
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  const answers: Record<string, Answer> = {
    ...UNREADABLE,
    'a number': (mock) => mock.odd(7),
    'a list': (mock) => mock.odd([]),
  };
  for (const [title, answer] of Object.entries(answers)) {
    await test.step(title, async () => {
      server.control.answer('getCurrentUser', answer);
      await page.goto('/');
      await expectVideo(page, 'Spring tour');
    });
  }
});

test('a registration whose response is a page does not count as successful, and can be sent again', async ({
  page,
  server,
}) => {
  await page.goto('/register');
  await fillInRegistration(page, 'mira');
  server.control.answer('register', (mock) => mock.odd(htmlPage));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'An error occurred during registration. Please try again.',
  );
  server.control.restore('register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
  ).toBeVisible();
});
