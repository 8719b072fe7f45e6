import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Product sources with user-facing text, without tests, stylesheets and workbench. */
const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../{ui,api-client}/src/**/*.{ts,tsx}',
    // The studio is excluded: it reads what users write, in either spelling.
    '../../../../mocks/{base,db,entries,files,generators,handlers,jobs,scenarios}/**/*.ts',
    '!**/*.{stories,test,test-d,css,arbitrary}.{ts,tsx}',
    '!**/{fixtures,foundations,stories}/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** British spellings that differ in en-US, the language of the product. */
const BRITISH =
  /\b(?:favourit|colour|centre|grey|programme|behaviour|neighbour|honour|cancell(?:ed|ing)|labell|travell|modell|licence|catalogue|analys(?:e|ing)|(?:recogn|organ|custom|personal|initial|minim|optim|real|summar|special|apolog|emphas|priorit|visual)is(?:e|ing|ation))\w*/iu;

/** Names that no user reads: a state of the contract, an attribute, and a key of existing user data. */
const NAMES = new Set(['cancelled', 'aria-labelledby', 'lectern.favouriteVoices.']);

/** Collects every string, template and text of a source, except module names and types. */
function textsIn(node: unknown, texts: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return texts;
  if ('type' in node) {
    if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return texts;
    if ((node.type === 'Literal' || node.type === 'JSXText') && 'value' in node) {
      if (typeof node.value === 'string') texts.push(node.value);
    }
    if (node.type === 'TemplateElement' && 'value' in node) {
      texts.push((node.value as { raw: string }).raw);
    }
  }
  for (const part of Object.values(node)) textsIn(part, texts);
  return texts;
}

it('user-facing text uses en-US spelling', () => {
  const files = Object.entries(sources);
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap(([file, source]) =>
    textsIn(parseSync(file, source).program)
      .filter((text) => !NAMES.has(text) && BRITISH.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each(['Favourites', 'Scene colour', 'The render was cancelled.'])('would find %s', (text) => {
  const { program } = parseSync('x.tsx', `export const X = () => <p title="${text}">${text}</p>;`);
  expect(textsIn(program).filter((each) => BRITISH.test(each))).toEqual([text, text]);
});
