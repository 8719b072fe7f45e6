import { describe, expect, test } from 'vitest';
import { coveragePage, judgeCoverage, readMarks, readSpecification } from './specification.mjs';

const LIST = `# The specification

## Section 2: shell

- \`shell.1\` Top bar 64 px high.
- \`shell.2\` The product name is shown.

## Section 8: errors

- \`errors.1\` A failure says so.
`;
const sentences = readSpecification(LIST);
const mark = (source: string, isStories = false) => readMarks(source, isStories);
const named = (source: string, isStories = false) =>
  mark(source, isStories).map(({ ids, name }) => [name, ...ids]);

describe('a mark', () => {
  test('names the sentences of the test below it', () => {
    expect(mark("\n// Specification: shell.1, shell.2\ntest('a bar', () => {});")).toEqual([
      { ids: ['shell.1', 'shell.2'], name: 'a bar', line: 2 },
    ]);
  });

  test.each([
    ["it.each([1, 2])('%s of it', () => {});", '%s of it'],
    ["describe('a group', () => {});", 'a group'],
    ['test.describe(`of ${kind}`, () => {});', 'of ${kind}'],
    ["for (const a of b) {\n  // Specification: shell.1\n  test('inner', f);\n}", 'inner'],
    ["// Why it waits.\n// Specification: errors.1\n/** Words. */\ntest('told', f);", 'told'],
  ])('belongs to %s', (code, title) => {
    const source = code.includes('Specification') ? code : `// Specification: shell.1\n${code}`;
    expect(named(source).at(0)?.[0]).toBe(title);
  });

  test('belongs to the story below it', () => {
    const source = '// Specification: shell.1\nexport const Wide: Story = {};';
    expect(named(source, true)).toEqual([['Wide', 'shell.1']]);
  });

  test.each([
    "test.skip('later', f);",
    "describe.skip('later', () => { test('a', f); });",
    "test.fixme('later', f);",
    'const helper = 1;',
    "const helper = 1;\ntest('a', f);",
  ])('above %s belongs to nothing', (code) => {
    expect(named(`// Specification: shell.1\n${code}`)).toEqual([[undefined, 'shell.1']]);
  });

  test('in a skipped group belongs to nothing', () => {
    const source = "describe.skip('g', () => {\n  // Specification: shell.1\n  test('a', f);\n});";
    expect(named(source)).toEqual([[undefined, 'shell.1']]);
  });
});

describe('the check', () => {
  const all = { ids: ['shell.1', 'shell.2', 'errors.1'], name: 'a', line: 3, file: 'a.test.ts' };

  test('passes if every sentence is named', () => {
    expect(sentences).toHaveLength(3);
    expect(judgeCoverage(sentences, [all])).toEqual([]);
  });

  test('refuses a sentence that no test names', () => {
    expect(judgeCoverage(sentences, [{ ...all, ids: ['shell.1', 'errors.1'] }])).toEqual([
      'No test or story names shell.2: The product name is shown.',
    ]);
  });

  test('refuses an id that is not listed', () => {
    expect(judgeCoverage(sentences, [{ ...all, ids: [...all.ids, 'shell.9', 'shell'] }])).toEqual([
      'a.test.ts:3 names shell.9, which is not listed.',
      'a.test.ts:3 names shell, which is not an id.',
    ]);
  });

  test('refuses a mark above nothing, and does not count it', () => {
    expect(
      judgeCoverage(sentences.slice(0, 1), [{ ...all, ids: ['shell.1'], name: undefined }]),
    ).toEqual([
      'a.test.ts:3 is not above a test or story that runs.',
      'No test or story names shell.1: Top bar 64 px high.',
    ]);
  });

  test('refuses two sentences with the same id', () => {
    const twice = readSpecification(`${LIST}- \`shell.1\` Another.\n`);
    expect(judgeCoverage(twice, [all])).toEqual(['Two sentences are called shell.1: Another.']);
  });
});

test('the page lists the tests below each sentence, by section', () => {
  const marks = [{ ids: ['shell.2', 'errors.1'], name: 'a bar', line: 3, file: 'a.test.ts' }];
  expect(coveragePage(sentences, marks)).toBe(`## Section 2: shell

- \`shell.1\` Top bar 64 px high.
- \`shell.2\` The product name is shown.
  - a.test.ts:3 a bar

## Section 8: errors

- \`errors.1\` A failure says so.
  - a.test.ts:3 a bar
`);
});
