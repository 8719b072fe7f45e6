// Read from the disk, not through a bundler, because Playwright's tests use it too. It is plain JavaScript,
// so that Node's types do not get into a package for the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const openapiText = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');
