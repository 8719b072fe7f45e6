import { PASSWORD, type Person } from './backend/people.ts';
import type { HostedBackend } from './backend/startBackend.ts';
import { expect, type Page } from './fixtures.ts';

/** A session's tokens as the browser stores them. */
export type Tokens = Record<'access_token' | 'refresh_token', string | null>;

/** Reads the tokens from the local storage that all tabs share. */
export function storedTokens(page: Page): Promise<Tokens> {
  return page.evaluate(() => ({
    access_token: localStorage.getItem('access_token'),
    refresh_token: localStorage.getItem('refresh_token'),
  }));
}

/** Signs a user in without the form, as if left by an earlier visit. The page is blank afterwards. */
export async function beSignedIn(page: Page, person: Person, tokens?: Tokens): Promise<void> {
  const { access_token, refresh_token } = tokens ?? (await person.signIn());
  const { username, name, email } = person;
  const user = JSON.stringify({ username, name, email, avatar: null });
  await page.goto('/blank.html');
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value ?? '');
    },
    { access_token, refresh_token, user },
  );
}

/** Fills in and submits the login form. */
export async function signInByForm(page: Page, identifier: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email or Username' }).fill(identifier);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Fills in the registration form. */
export async function fillInRegistration(page: Page, username: string): Promise<void> {
  // The login page, which may still be shown, has fields with the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${username}@example.com`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

export async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
}

/** Goes to My Videos within the app, which requests the list. */
export async function openVideos(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My Videos' }).click();
}

/**
 * Resolves once the last request of My Videos, which is opened after this call, has its response. A later
 * request would trigger a refresh where the test lets the token expire, and the next page would abort it.
 */
export async function videosAnswered(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.ok() && answer.url().includes('status=processing'));
}

/** Expects My Videos to show the card with that name. */
export async function expectVideo(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('article', { name })).toBeVisible();
}

/** Saves a new script in its open editor; the server has it, but its answer is held. */
export async function saveScriptHeld(
  page: Page,
  server: HostedBackend,
): Promise<ReturnType<HostedBackend['control']['hold']>> {
  const dialog = page.getByRole('dialog', { name: 'New script' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Otters');
  await dialog.getByRole('textbox', { name: 'Script' }).fill('Otters hold hands.');
  const hold = server.control.hold('createScript', { isAnswerHeld: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await hold.arrived();
  return hold;
}
