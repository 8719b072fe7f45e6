import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** What the product says and writes: its sources without tests, stylesheets and workbench. */
const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../{ui,api-client}/src/**/*.{ts,tsx}',
    // The studio reads what users write, in either spelling.
    '../../../../mocks/{base,db,entries,files,generators,handlers,jobs,scenarios}/**/*.ts',
    '!**/*.{stories,test,test-d,css,arbitrary}.{ts,tsx}',
    '!**/{fixtures,foundations,stories}/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Spellings of en-GB where en-US, the language of the product, has another. */
const BRITISH =
  /\b(?:favourit|colour|centre|grey|programme|behaviour|neighbour|honour|cancell(?:ed|ing)|labell|travell|modell|licence|catalogue|analys(?:e|ing)|(?:recogn|organ|custom|personal|initial|minim|optim|real|summar|special|apolog|emphas|priorit|visual)is(?:e|ing|ation))\w*/iu;

/** Names that no user reads: a state of the contract, and a key under which users have kept things. */
const NAMES = new Set(['cancelled', 'aria-labelledby', 'lectern.favouriteVoices.']);

/** Every string, template and text of a source, without modules' names and types. */
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

it('is spelled as in en-US wherever a user reads it', () => {
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
