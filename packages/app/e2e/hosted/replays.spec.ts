import { openBench } from '../bench/openBench.ts';
import { beSignedIn } from './actions.ts';
import type { Received } from './backend/http.ts';
import { expect, test } from './fixtures.ts';

test.use({ allowedErrors: [/status of 401/] });

const PROMPT = 'Ein Gruß an 東京 🎬, "quoted" \\ and <b>bold</b>';

test('a POST is replayed byte for byte', async ({ page, server, ada }) => {
  await beSignedIn(page, ada);
  await page.goto('/create');
  const prompt = page.getByRole('textbox', { name: 'What is your video about?' });
  await prompt.fill(PROMPT);
  // Its token expires in transit: if it expired earlier, another request could renew it before the press.
  const onItsWay = server.control.hold('generateScript', { times: 1 });
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await onItsWay.arrived();
  await server.expireAccess();
  onItsWay.release();
  await expect(page.getByRole('textbox', { name: 'Script' })).not.toHaveValue('');
  const sent = server.control.to('generateScript').map(({ body }) => body.toString());
  expect(sent).toEqual([JSON.stringify({ prompt: PROMPT }), JSON.stringify({ prompt: PROMPT })]);
});

/** Replaces the boundary in the body, which a browser generates for each request. */
function withoutBoundary({ headers, body }: Received): string {
  const boundary = /boundary=(.+)$/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  expect(boundary).not.toBe('');
  return body.toString('latin1').replaceAll(boundary, 'boundary');
}

// Specification: calls.9
test('a multipart form is replayed byte for byte, including its files', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await server.expireAccess();
  await openBench(page);
  const outcomes = await page.evaluate(() => {
    const { client, requestCustomAvatar, outcomes } = globalThis.lecternBench;
    const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 31) % 256);
    const files = ['front.png', 'side "left".png'].map(
      (name) => new File([bytes], name, { type: 'image/png' }),
    );
    const details = { name: 'Ada', email: 'ada@example.com', description: 'Calm, 東京' };
    return outcomes([requestCustomAvatar(client, { ...details, files })]);
  });
  expect(outcomes).toEqual(['done']);
  const [first, replay, ...more] = server.control.to('requestCustomAvatar');
  expect(more).toEqual([]);
  if (!first || !replay) throw new Error('Two requests were expected.');
  expect(first.body.length).toBeGreaterThan(600_000);
  expect(withoutBoundary(replay)).toBe(withoutBoundary(first));
  expect(replay.token).not.toBe(first.token);
});
