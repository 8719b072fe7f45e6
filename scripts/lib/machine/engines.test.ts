import { afterEach, expect, test, vi } from 'vitest';
import { missingEngine, readEngines } from './engines.mjs';

afterEach(() => vi.unstubAllEnvs());

test('engines can be named anywhere among the arguments', () => {
  const named = readEngines(['webkit', 'hosted/journey', 'firefox', '-g', 'theme']);
  expect(named).toEqual({
    engines: ['firefox', 'webkit'],
    others: ['hosted/journey', '-g', 'theme'],
  });
  expect(readEngines(['playwright-webkit']).engines).toEqual(['playwright-webkit']);
});

test('without a name, the browsers of the machine are used', () => {
  expect(readEngines([])).toEqual({ engines: ['firefox', 'webkit'], others: [] });
});

test('a missing browser is reported with the package or command that installs it', () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('FIREFOX_PATH', '');
  expect(missingEngine('webkit')).toContain('webkit2gtk-driver');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/nowhere');
  expect(missingEngine('playwright-webkit')).toBe('npx playwright install webkit');
});
