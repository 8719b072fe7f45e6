import { mergeTests } from '@playwright/test';
import { serverTest } from '../hosted/serverTest.ts';
import { test as driven } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** A browser of any engine over the hosted build and a server of the contract. */
export const test = mergeTests(driven, serverTest);
