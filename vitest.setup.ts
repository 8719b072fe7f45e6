import { configureGlobal } from 'fast-check';

// Most tests need no page; those that do say so in their first line.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  // A wait ends when what it waits for is there; only a failing test takes this long. A busy machine
  // that loads a screen's code for the first time needs more than the library's second.
  configure({ asyncUtilTimeout: 20_000 });
}

// Every run tries the same values; `PROPERTY_SEED=7 npm run test:unit` tries others.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_302) });
