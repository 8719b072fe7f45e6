import { conciseMessage, fromRoot, writeReport } from './testReport.mjs';

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */
/** @typedef {import('@playwright/test/reporter').TestError} TestError */
/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */

/** The annotation type by which a test reports that it left a check out. */
const LEFT_OUT = 'left out';

/**
 * Returns only an error's message, because the list above it includes the surrounding code.
 *
 * @param {TestError} error
 */
const messageOf = ({ message, value }) => conciseMessage(message ?? value ?? 'It failed.');

/** @param {TestCase} test */
const titleOf = (test) => test.titlePath().slice(3).join(' › ');

/**
 * The line of the test's own file at which it failed, even if a helper found the fault.
 *
 * @param {TestCase} test
 * @param {TestError | undefined} error
 */
function placeOf({ location: { file, line } }, error) {
  const [, after = ''] = error?.stack?.split(`${file}:`) ?? [];
  return `${fromRoot(file)}:${Number.parseInt(after, 10) || line}`;
}

/** @param {TestCase} test */
function failureOf(test) {
  const result = test.results.at(-1);
  const errors = result?.errors ?? [];
  const evidence = (result?.attachments ?? []).flatMap(({ name, path }) =>
    // The page's markup as text, for tools; the trace has more.
    path && name !== 'error-context' ? [fromRoot(path)] : [],
  );
  return {
    title: titleOf(test),
    place: placeOf(test, errors[0]),
    message: errors.map(messageOf).join('\n'),
    evidence,
  };
}

/** @param {TestCase} test */
function leftOutOf(test) {
  const file = fromRoot(test.location.file);
  const result = test.results.at(-1);
  const annotations = result?.annotations ?? test.annotations;
  if (test.outcome() === 'skipped') {
    const skip = annotations.find(({ type }) => type === 'skip');
    const reason = skip
      ? (skip.description ?? 'It is skipped without a reason.')
      : 'It did not run: a test that it depends on failed.';
    return [{ title: titleOf(test), file, reason }];
  }
  return annotations
    .filter(({ type }) => type === LEFT_OUT)
    .map(({ description = '' }) => ({ title: titleOf(test), file, reason: description }));
}

/** @param {TestCase} test */
function filmsOf(test) {
  const hasFailed = !test.ok();
  return test.results.flatMap(({ attachments }) =>
    attachments.flatMap(({ name, path }) =>
      name === 'video' && path
        ? [
            {
              title: titleOf(test),
              file: fromRoot(test.location.file),
              path: fromRoot(path),
              hasFailed,
            },
          ]
        : [],
    ),
  );
}

/** @param {readonly TestCase[]} tests */
function timesOf(tests) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { location, results } of tests) {
    const file = fromRoot(location.file);
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
    times.set(file, (times.get(file) ?? 0) + milliseconds / 1000);
  }
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}

/**
 * A reporter that writes the report described in {@link import('./testReport.mjs')}; for a filming run
 * (`isFilming`), only the films.
 *
 * @implements {Reporter}
 */
export default class PlaywrightReport {
  /** @type {import('@playwright/test/reporter').Suite | null} */
  #suite = null;
  /** @type {TestError[]} */
  #errors = [];

  /** @param {{ folder: string; isFilming?: boolean }} options */
  constructor({ folder, isFilming = false }) {
    this.folder = folder;
    this.isFilming = isFilming;
  }

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** @param {TestError} error */
  onError(error) {
    this.#errors.push(error);
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    if (this.isFilming) {
      const none = { times: [], failures: [], leftOut: [], passed: 0 };
      writeReport(this.folder, { ...none, films: tests.flatMap(filmsOf) });
      return;
    }
    writeReport(this.folder, {
      times: timesOf(tests),
      failures: [
        ...tests.filter((test) => !test.ok()).map(failureOf),
        ...this.#errors.map((error) => ({
          title: 'outside of any test',
          place: error.location ? `${fromRoot(error.location.file)}:${error.location.line}` : '',
          message: messageOf(error),
          evidence: [],
        })),
      ],
      leftOut: tests.flatMap(leftOutOf),
      passed: tests.filter((test) => test.outcome() === 'expected').length,
    });
  }

  printsToStdio() {
    return false;
  }
}
