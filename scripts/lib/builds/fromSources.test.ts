import { fileURLToPath } from 'node:url';
import { loadConfigFromFile, resolveConfig, type UserConfig } from 'vite';
import { describe, expect, test } from 'vitest';
import storybook from '../../../.storybook/main.ts';
import { fromSources } from './fromSources.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The conditions that the stylesheet compiler derives from its host's settings, as
 * `@vanilla-extract/compiler` does.
 */
async function conditionsOfCompiler(settings: UserConfig) {
  const inside = { ...settings, root, configFile: false as const, plugins: [] };
  const { environments } = await resolveConfig({ ...inside, ssr: { noExternal: true } }, 'serve');
  return environments.ssr?.resolve.conditions;
}

async function settingsOfApp(): Promise<UserConfig> {
  const env = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, `${root}packages/app/vite.config.ts`);
  return loaded?.config ?? {};
}

const settingsOfStories = async (): Promise<UserConfig> =>
  (await storybook.viteFinal?.({}, {} as never)) ?? {};

describe('stylesheets are compiled from the sources of the packages, built or not', () => {
  test.each([
    ['the app', settingsOfApp],
    ['stories', settingsOfStories],
    ['tests', () => Promise.resolve(fromSources)],
  ])('%s', async (_, settings) => {
    expect(await conditionsOfCompiler(await settings())).toContain('@lectern/source');
  });

  test('the settings of a server alone do not reach the compiler', async () => {
    const { ssr } = fromSources;
    expect(await conditionsOfCompiler({ ssr })).not.toContain('@lectern/source');
  });
});
