import { expect, test, vi } from 'vitest';
import { RenderFailure, type RenderPage } from './renderPage.mjs';
import { makeRows } from './runRender.mjs';

type Rows = Parameters<typeof makeRows>[1];

const rows = [1, 2, 3].map((row) => ({ row, recipe: { title: `Film ${row}` } })) as unknown as Rows;
const wish = {
  recipe: 'film.lectern.json',
  out: 'films',
  isJson: false,
  hasBeside: false,
  mode: { kind: 'table', file: 'people.csv' },
} as const;

/** Makes three rows; the first one fails with the code. */
function make(code: RenderFailure['code']) {
  const film = vi.fn<RenderPage['film']>(async () => ({ seconds: 1, bytes: 1, frames: 30 }));
  film.mockRejectedValueOnce(new RenderFailure({ code, message: 'no' }));
  const page = { film, async save() {} } as Pick<RenderPage, 'film' | 'save'> as RenderPage;
  const complain = vi.fn<(sentence: string) => void>();
  return { film, complain, result: makeRows(page, rows, wish, { tell() {}, complain }) };
}

test('a row that fails does not stop the others', async () => {
  const { film, complain, result } = make('speech-failed');
  expect(await result).toBe(1);
  expect(film).toHaveBeenCalledTimes(3);
  expect(complain).toHaveBeenCalledOnce();
});

test.each(['storage-full', 'unsupported'] as const)(
  'a failure that concerns every row, such as %s, ends the table',
  async (code) => {
    const { film, result } = make(code);
    await expect(result).rejects.toThrow(RenderFailure);
    expect(film).toHaveBeenCalledOnce();
  },
);
