import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

it('a test does not hear the channels of tests in other threads', async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('shared');
  channel.addEventListener('message', ({ data }) => heard.push(data));
  const other = new Worker(
    `const { parentPort } = require('node:worker_threads');
    new BroadcastChannel('shared').postMessage('from another thread');
    parentPort.postMessage('sent');`,
    { eval: true },
  );
  await new Promise((resolve) => other.once('message', resolve));
  const own = new BroadcastChannel('shared');
  own.postMessage('from this thread');
  await expect.poll(() => heard).toContain('from this thread');
  expect(heard).toEqual(['from this thread']);
  own.close();
  channel.close();
  await other.terminate();
});
