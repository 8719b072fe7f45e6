// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestClient } from './testClient.ts';

test('names a call without a handler, and does not send it over the network', async () => {
  const client = await openTestClient();
  await expect(client.call('POST', '/projects', {})).rejects.toThrow(
    'No handler answers POST http://localhost/api/projects',
  );
});
