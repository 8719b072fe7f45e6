import { cdp } from 'vitest/browser';
import './forcedColors.ts';
import { leanReact } from './leanReact.ts';

await leanReact();

window.lecternForceColors = async (isForced) => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: isForced ? 'active' : 'none' },
      // The call replaces what the context had set.
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
};
