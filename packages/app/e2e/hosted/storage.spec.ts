import {
  beSignedIn,
  expectLogin,
  expectVideo,
  openVideos,
  signInByForm,
  storedTokens,
  videosAnswered,
} from './actions.ts';
import { expect, test } from './fixtures.ts';
import { continueToVoice, writeScript } from '../support/journey.ts';

test.use({
  allowedErrors: [/status of 401|The current user could not be read/],
});

test.describe('a browser without working storage', () => {
  const OBSTACLES = {
    'storage that throws at each use': () => {
      for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('Denied', 'SecurityError');
        };
      }
    },
    'storage that may not even be asked for': () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    },
    'storage that is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  };

  for (const [name, obstruct] of Object.entries(OBSTACLES)) {
    test(`${name} keeps the session for as long as the page is open`, async ({
      page,
      server,
      ada,
    }) => {
      await ada.addVideo();
      await page.addInitScript(obstruct);
      await page.goto('/videos');
      await expectLogin(page);
      await signInByForm(page, ada.username);
      await expectVideo(page, 'Spring tour');

      await server.expireAccess();
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('list', { name: 'Recent videos' })).toBeVisible();
      expect(server.control.to('refreshTokens')).toHaveLength(1);
      await server.expireAccess();
      await page.getByRole('link', { name: 'Create Video' }).click();
      await writeScript(page, 'Hello.');
      await continueToVoice(page);
      await expect(page.getByRole('radiogroup', { name: 'Choose a voice' })).toBeVisible();
      expect(server.control.to('refreshTokens')).toHaveLength(2);

      await page.reload();
      await expectLogin(page);
    });
  }
});

for (const [name, token] of Object.entries({
  'a line break': 'access\ntoken',
  'letters beyond Latin-1': 'zugang-\u2603',
  'a NUL': 'access\u0000token',
})) {
  test(`a stored token with ${name}, which no header can carry, leads to a working sign-in`, async ({
    page,
    ada,
  }) => {
    await ada.addVideo();
    await beSignedIn(page, ada);
    await page.evaluate((text) => localStorage.setItem('access_token', text), token);
    await page.goto('/videos');
    await expectLogin(page);
    await signInByForm(page, ada.username);
    await expectVideo(page, 'Spring tour');
    await page.reload();
    await expectVideo(page, 'Spring tour');
  });
}

test('storage that is full during a refresh keeps no used token, and the user is notified', async ({
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.goto('/');
  await expectVideo(page, 'Spring tour');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await server.expireAccess();
  await openVideos(page);
  await expect(page.getByText(/could not store your sign-in/)).toBeVisible();
  expect((await storedTokens(page)).refresh_token).toBeNull();

  await server.expireAccess();
  await page.getByRole('link', { name: 'Scripts' }).click();
  await expect.poll(() => server.control.to('listScripts').length).toBeGreaterThan(1);
  await page.reload();
  await expectLogin(page);
  // Two renewals, and no used token is sent after the reload.
  expect(server.control.to('refreshTokens')).toHaveLength(2);
});

test('storage without room for a longer token makes room, and the session survives a reload', async ({
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  const record = { userId: ada.id, family: 'fam_short', expiresAt: Date.now() + 3_600_000 };
  await server.context.db.accessTokens.add({ token: 'at_short', ...record });
  await server.context.db.refreshTokens.add({ token: 'rt_short', usedAt: null, ...record });
  await beSignedIn(page, ada, { access_token: 'at_short', refresh_token: 'rt_short' });
  await page.goto('/');
  await expectVideo(page, 'Spring tour');
  await page.evaluate(() => {
    // From large to small, until not even one more character fits.
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try {
        for (let place = 0; ; place += 1)
          localStorage.setItem(`${size}.${place}`, 'x'.repeat(size));
      } catch {
        // Full for this size.
      }
    }
  });
  await server.expireAccess();
  await openVideos(page);
  await expect
    .poll(async () => (await storedTokens(page)).refresh_token?.length)
    .toBeGreaterThan('rt_short'.length);
  await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
  await page.reload();
  await expectVideo(page, 'Spring tour');
});

test('clearing the storage ends the session at the next request, and in other tabs at once', async ({
  context,
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/videos');
  await expectVideo(page, 'Spring tour');
  await expectVideo(second, 'Spring tour');

  // In one task: otherwise a request of the page's own could end the session first and remove the link.
  await page.getByRole('link', { name: 'My Videos' }).evaluate((link: HTMLElement) => {
    localStorage.clear();
    link.click();
  });
  await expectLogin(second);
  await expectLogin(page);
  expect(server.control.to('refreshTokens')).toEqual([]);
});

test('without a refresh token, a rejected request redirects to the login page without a refresh', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.evaluate(() => localStorage.removeItem('refresh_token'));
  await server.expireAccess();
  await page.goto('/videos');
  await expectLogin(page);
  expect(server.control.to('refreshTokens')).toEqual([]);
  expect(await storedTokens(page)).toEqual({ access_token: null, refresh_token: null });
});

for (const minutes of [-10, 10]) {
  test(`a clock that is ${minutes} minutes off changes nothing`, async ({ page, server, ada }) => {
    await ada.addVideo();
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await page.goto('/videos');
    const answered = videosAnswered(page);
    await signInByForm(page, ada.username);
    await expectVideo(page, 'Spring tour');
    await answered;
    await server.expireAccess();
    await page.reload();
    await expectVideo(page, 'Spring tour');
    expect(server.control.to('refreshTokens')).toHaveLength(1);
  });
}
