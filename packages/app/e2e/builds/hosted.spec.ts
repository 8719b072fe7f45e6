import { expectBuild, test } from './expectBuild.ts';

test('packages/app/dist is built', () => expectBuild('dist', 'npm run build'));
