import { mergeTests } from '@playwright/test';
import { serverTest } from '../hosted/serverTest.ts';
import { test as driven } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** A browser of any engine with the hosted build and a server that follows the contract. */
export const test = mergeTests(driven, serverTest);
