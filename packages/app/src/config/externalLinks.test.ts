import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { externalLinks } from './externalLinks.ts';

const LIST = 'app/src/config/externalLinks.ts';
const SHIPPED = ['app/src', 'ui/src', 'api-client/src'];
/** Stories, tests and their data are not part of any build. */
const NOT_SHIPPED = /\.(?:stories|test)\.tsx?$|\/(?:fixtures|foundations|stories|testing)\//;
/** Matches the start of a string or attribute that is an external address. */
const ADDRESS = /['"`](?:https?:)?\/\/[^'"`]*|['"`](?:mailto|tel|sms):[^'"`]*/g;
/** Names rather than addresses: SVG's namespace, a base to resolve paths against, a bare scheme. */
const NAMES = /w3\.org\/|\.invalid$|:\/\/$|^\/\/$/;

const packages = fileURLToPath(new URL('../../../', import.meta.url));

function addressesIn(file: string): string[] {
  const code = readFileSync(join(packages, file), 'utf8').replaceAll(
    /^\s*(?:\/\/|\*|\/\*).*$/gm,
    '',
  );
  return (code.match(ADDRESS) ?? []).map((address) => address.slice(1));
}

test('all external addresses are in one list', () => {
  const files = SHIPPED.flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !NOT_SHIPPED.test(name)),
  );
  const found = files.flatMap((file) =>
    addressesIn(file)
      .filter((address) => !NAMES.test(address))
      .map((address) => ({ file, address })),
  );
  expect(found.filter(({ file }) => file !== LIST)).toEqual([]);
  const links = Object.values(externalLinks);
  expect(found.map(({ address }) => address)).toEqual(expect.arrayContaining(links));
});
