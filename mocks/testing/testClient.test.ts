// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestClient } from './testClient.ts';

test('names a call that no handler takes, and asks no network for it', async () => {
  const client = await openTestClient();
  await expect(client.call('POST', '/projects', {})).rejects.toThrow(
    'No handler answers POST http://localhost/api/projects',
  );
});
