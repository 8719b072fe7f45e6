// @vitest-environment node
import { answerFaults } from '@lectern/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  betaUser,
  demoAvatars,
  demoProjects,
  demoProjectsByState,
  demoScripts,
  demoUser,
  demoVideoStatuses,
  demoVoices,
} from '../fixtures/index.ts';

/** Contract violations of a fixture when returned from a GET. */
const faultsOf = (url: string, value: unknown): string[] =>
  answerFaults(
    { method: 'GET', url },
    { status: 200, contentType: 'application/json', body: JSON.stringify(value) },
  );

// Recordings have a web URL only in a page.
const voices = demoVoices.map((voice) => ({ ...voice, preview_url: null }));

describe('a fixture is a valid response of the contract', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['users', '/auth/me', [demoUser, betaUser]],
    ['avatars', '/avatars', [{ items: demoAvatars }]],
    ['voices', '/voices/list', [voices]],
    ['scripts', '/scripts/scripts', [{ items: demoScripts }]],
    ['a script', '/scripts/s1', demoScripts],
    ['projects', '/projects', [{ items: demoProjects }]],
    ['a project in each state', '/projects/p1', Object.values(demoProjectsByState)],
    ['a video in each state', '/videos/v1/status', Object.values(demoVideoStatuses)],
  ])('%s', (_name, url, values) => {
    expect(values.length).toBeGreaterThan(0);
    expect(values.flatMap((value) => faultsOf(url, value))).toEqual([]);
  });
});
