// Read from the disk, not through a bundler: Playwright's tests use it too. Plain JavaScript, so that
// the types of Node do not come into a package for the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const openapiText = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');
