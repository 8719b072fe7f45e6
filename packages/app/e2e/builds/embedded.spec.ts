import { expectBuild, test } from './expectBuild.ts';

test('packages/app/dist-embedded is built', () =>
  expectBuild('dist-embedded', 'npm run build:embedded'));
