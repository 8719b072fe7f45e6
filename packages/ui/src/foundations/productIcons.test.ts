// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PRODUCT_ICONS } from './productIcons.ts';
import { productSources } from './productSources.ts';

const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g;

/** The icons that a module draws; types do not count. */
const drawn = (source: string) =>
  [...source.matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

it('lists exactly the icons that the product draws, each once', () => {
  const used = new Set(productSources.flatMap(drawn));
  expect(PRODUCT_ICONS.map(({ name }) => name)).toEqual([...used].toSorted());
});
