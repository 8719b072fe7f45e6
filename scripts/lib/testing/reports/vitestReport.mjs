import { conciseMessage, fromRoot, writeReport } from './testReport.mjs';

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */

/**
 * An error's message, with the diff of the two values if there is one.
 *
 * @param {import('vitest').TestError} error
 */
const messageOf = ({ message, diff }) => conciseMessage(diff ? `${message}\n\n${diff}` : message);

/**
 * The first line of the repository's own code that an error names; the file if it names none.
 *
 * @param {import('vitest').TestError | undefined} error
 * @param {string} file
 */
function placeOf(error, file) {
  const own = error?.stacks?.find((frame) => !frame.file.includes('node_modules'));
  return own ? `${fromRoot(own.file)}:${own.line}` : fromRoot(file);
}

/** @param {TestCase} test */
function evidenceOf(test) {
  const attachments = [
    ...test.artifacts().flatMap((artifact) => artifact.attachments ?? []),
    ...test.annotations().flatMap(({ attachment }) => (attachment ? [attachment] : [])),
  ];
  return attachments.flatMap((attachment) => {
    // Screenshots are copied for other reporters; the original is named after the story.
    const path = 'originalPath' in attachment ? attachment.originalPath : attachment.path;
    return typeof path === 'string' ? [fromRoot(path)] : [];
  });
}

/** @param {TestModule} module */
function failuresOf(module) {
  const failed = [...module.children.allTests('failed')];
  return [
    ...module.errors().map((error) => ({
      title: 'the file itself',
      place: placeOf(error, module.moduleId),
      message: messageOf(error),
      evidence: [],
    })),
    ...failed.flatMap((test) => {
      const [error] = test.result().errors ?? [];
      return {
        title: test.fullName,
        place: placeOf(error, module.moduleId),
        message: error ? messageOf(error) : '',
        evidence: evidenceOf(test),
      };
    }),
  ];
}

/** @param {TestModule} module */
function leftOutOf(module) {
  return [...module.children.allTests('skipped')].map((test) => {
    const result = test.result();
    const reason = result.state === 'skipped' ? result.note : undefined;
    return {
      title: test.fullName,
      file: fromRoot(module.moduleId),
      reason: reason ?? 'It is skipped without a reason.',
    };
  });
}

/**
 * A reporter that writes the report described in {@link import('./testReport.mjs')}.
 *
 * @param {string} folder
 * @returns {import('vitest/node').Reporter}
 */
export const vitestReport = (folder) => ({
  onTestRunEnd(modules, errors) {
    writeReport(folder, {
      times: modules.map((module) => {
        const { collectDuration, setupDuration, duration } = module.diagnostic();
        const seconds = (collectDuration + setupDuration + duration) / 1000;
        return { file: fromRoot(module.moduleId), seconds };
      }),
      failures: [
        ...modules.flatMap(failuresOf),
        ...errors.map((error) => ({
          title: 'outside of any test',
          place: '',
          message: conciseMessage(error.stack ?? error.message),
          evidence: [],
        })),
      ],
      leftOut: modules.flatMap(leftOutOf),
      passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length,
    });
  },
});
