import { expect } from '@playwright/test';
import { PASSWORD } from '../hosted/backend/people.ts';
import { type Driver } from './driver.ts';
import { FILM_TIMEOUT, PAGE_TIMEOUT } from '../support/timeouts.ts';

/** Waits until the page's visible text matches. */
export async function seeText(driver: Driver, words: RegExp | string): Promise<void> {
  // A page that is still loading has no body yet.
  const read = () =>
    driver.evaluate(() => document.querySelector('body')?.innerText ?? '', undefined);
  const wait = expect.poll(read, { timeout: PAGE_TIMEOUT });
  if (typeof words === 'string') await wait.toContain(words);
  else await wait.toMatch(words);
}

/** Waits until the page's URL matches, query and hash included. */
export async function seeAddress(driver: Driver, wanted: RegExp): Promise<void> {
  const read = () => driver.evaluate(() => location.href, undefined);
  await expect.poll(read, { timeout: PAGE_TIMEOUT }).toMatch(wanted);
}

export const seeDashboard = (driver: Driver) =>
  driver.see('heading', 'What will you present today?');

export async function seeLogin(driver: Driver): Promise<void> {
  await seeAddress(driver, /\/login$/);
  await driver.see('heading', 'Welcome back');
}

/** Goes from the login page to the dashboard of a new account. */
export async function signUp(driver: Driver, username: string): Promise<void> {
  await driver.press('link', 'Create an account');
  // The login page, which may still be shown, has fields with the same names.
  await driver.see('heading', 'Create Account');
  await driver.fill('Username', username);
  await driver.fill('Email', `${username}@example.com`);
  await driver.fill('Password', PASSWORD);
  await driver.fill('Confirm Password', PASSWORD);
  await driver.press('button', 'Create Account');
  await seeDashboard(driver);
}

/** Fills in and submits the login form. */
export async function signIn(driver: Driver, identifier: string): Promise<void> {
  await driver.fill('Email or Username', identifier);
  await driver.fill('Password', PASSWORD);
  await driver.press('button', 'Sign in');
}

export async function signOut(driver: Driver): Promise<void> {
  await driver.press('button', 'Profile menu');
  await driver.press('menuitem', 'Sign out');
}

export const writeScript = (driver: Driver, script: string) => driver.fill('Script', script);

export async function continueToVoice(driver: Driver): Promise<void> {
  await driver.press('button', 'Continue');
  await driver.see('heading', 'Choose a voice');
}

export const chooseVoice = (driver: Driver, voice: string) => driver.choose('radio', voice);

export async function generateAudio(driver: Driver, voice: string): Promise<void> {
  await chooseVoice(driver, voice);
  await driver.press('button', 'Generate Audio');
  await driver.see('heading', 'Choose a presenter', FILM_TIMEOUT);
}

export const chooseAvatar = (driver: Driver, avatar: string) => driver.choose('option', avatar);

/** Presses Generate Video. A short video may already be done when this returns. */
export async function startRender(driver: Driver): Promise<void> {
  await driver.press('button', 'Generate Video');
  await seeAddress(driver, /\/create\/(?:processing|preview)/);
}

export const waitForPreview = (driver: Driver) =>
  driver.see('heading', 'Your video is ready', FILM_TIMEOUT);

/**
 * Waits until My Videos shows one video with that status, and returns its title. Checking the page's text
 * is not enough, because the filter names every status before the list has loaded.
 */
export async function seeOnlyVideo(driver: Driver, status: string): Promise<string> {
  const read = () =>
    driver.evaluate(
      () =>
        [...document.querySelectorAll('article')].map((card) => ({
          title: card.querySelector('h2')?.textContent ?? '',
          words: card.innerText,
        })),
      null,
    );
  const wanted = [{ title: expect.any(String), words: expect.stringContaining(status) }];
  await expect.poll(read, { timeout: PAGE_TIMEOUT }).toEqual(wanted);
  const [card] = await read();
  return card?.title ?? '';
}

/**
 * Records text that disappears faster than a test polls: call it before the action that shows the text, and
 * the returned function afterwards, in the same document.
 */
export async function noteText(driver: Driver, wanted: RegExp): Promise<() => Promise<void>> {
  await driver.evaluate((source) => {
    const look = () => {
      const match = new RegExp(source).exec(document.querySelector('body')?.textContent ?? '');
      if (match) document.documentElement.dataset['seen'] = match[0];
    };
    const watched = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document, watched);
  }, wanted.source);
  return async () => {
    const seen = () => driver.evaluate(() => document.documentElement.dataset['seen'] ?? '', null);
    await expect.poll(seen, { timeout: FILM_TIMEOUT }).toMatch(wanted);
  };
}
