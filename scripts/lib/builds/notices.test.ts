import { expect, test } from 'vitest';
import { faultsOfNotices, isSameTable, packagesTable, readNotices } from './notices.mjs';

const RULE = '─'.repeat(80);
const LGPL = `GNU LESSER GENERAL PUBLIC LICENSE ${'text '.repeat(60)}`;
const MIT = `Permission is hereby granted ${'text '.repeat(60)}`;

const notices = (...entries: readonly string[]) => ['A preface.', ...entries].join(`\n${RULE}\n`);
const react = `react 19.3.1\nLicence: MIT\n\n${MIT}\n\nIts second part.`;
const encoder = `aac-encoder 1.59.0\nLicence: MPL-2.0\n\n${LGPL}`;
const fonts = `Fonts of the captions\nLicence: OFL-1.1\n\n${MIT}`;

test('notices are read as a name, a licence and a full text', () => {
  expect(readNotices(notices(react))).toEqual([
    { name: 'react 19.3.1', licence: 'MIT', text: `${MIT}\n\nIts second part.` },
  ]);
});

test('a package without a text is a fault of the build that contains it', () => {
  const bare = readNotices(notices('bare 1.0.0\nLicence: MIT\n\nMIT'));
  const embedded = readNotices(notices(encoder));
  expect(faultsOfNotices([], embedded)).toEqual([]);
  expect(faultsOfNotices(bare, embedded)).toEqual([
    'hosted: bare 1.0.0 has no licence text in the notices.',
  ]);
});

test('the embedded build must contain the text of the LGPL', () => {
  expect(faultsOfNotices([], readNotices(notices(react)))).toEqual([
    'embedded: the notices lack the text of the GNU LESSER GENERAL PUBLIC LICENSE.',
  ]);
});

test('a package under the GPL is a fault in any build, and one under the LGPL is not', () => {
  const espeak = readNotices(notices(`espeak 0.3.5\nLicence: GPL-3.0\n\n${MIT}`));
  const lesser = `encoder 1.0.0\nLicence: LGPL-2.1\n\n${LGPL}`;
  expect(faultsOfNotices(espeak, readNotices(notices(lesser)))).toEqual([
    'hosted: espeak 0.3.5 is under the GPL-3.0.',
  ]);
});

test('the table shows which build a package is in, and omits entries that are not packages', () => {
  const hosted = readNotices(notices(react, 'router 8.0.0\nLicence: MIT\n\nx'));
  const embedded = readNotices(notices(react, encoder, fonts));
  const { count, table } = packagesTable(hosted, embedded);
  expect(count).toBe(3);
  expect(table.split('\n').slice(2)).toEqual([
    '| aac-encoder 1.59.0 | MPL-2.0 | embedded |',
    '| react 19.3.1 | MIT | both |',
    '| router 8.0.0 | MIT | hosted |',
  ]);
});

test('a table is current whatever its column widths, and stale when a cell differs', () => {
  const wide = '| package | licence |\n| ------- | ------- |\n| a 1.0   | MIT     |';
  expect(isSameTable(wide, '| package | licence |\n| --- | --- |\n| a 1.0 | MIT |')).toBe(true);
  expect(isSameTable(wide, '| package | licence |\n| --- | --- |\n| a 1.1 | MIT |')).toBe(false);
});
