import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRESENTERS } from '../presenter/recipes.ts';
import { RECIPE_SCHEMA } from './recipeSchema.ts';
import { recipes, WHOLE_RECIPE } from './testRecipes.ts';

interface Node {
  type?: unknown;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: unknown;
  allOf?: { then: Node }[];
}

/** The schema as served. */
const schema: Node = JSON.parse(JSON.stringify(RECIPE_SCHEMA));

/** Returns the paths of all fields, including objects. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...fieldsOf(inner, `${path}.${name}`),
  ]);
}

function propertiesOf({ properties = {} }: Node, path = ''): string[] {
  return Object.entries(properties).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...propertiesOf(inner, `${path}.${name}`),
  ]);
}

it('has exactly the fields of the type', () => {
  const { options: _, ...presenter } = WHOLE_RECIPE.presenter;
  const fields = fieldsOf({ ...WHOLE_RECIPE, presenter: { ...presenter, options: 0 } });
  expect(propertiesOf(schema).toSorted()).toEqual(fields.toSorted());
});

it('closes every object that it describes', () => {
  const open: string[] = [];
  const walk = (node: Node, path: string) => {
    if (node.properties && node.additionalProperties !== false) open.push(path);
    for (const [name, inner] of Object.entries(node.properties ?? {}))
      walk(inner, `${path}.${name}`);
    for (const { then } of node.allOf ?? []) {
      walk(then.properties?.['options'] ?? {}, `${path}.options`);
    }
  };
  walk(schema, '');
  expect(open).toEqual([]);
});

it('accepts what the types allow, when read by an external validator', () => {
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);
  expect(validate(WHOLE_RECIPE)).toBe(true);
  fc.assert(
    fc.property(recipes, (recipe) => {
      validate(recipe);
      expect(validate.errors).toBeNull();
    }),
  );
  for (const { recipe } of PRESENTERS) {
    validate({ ...WHOLE_RECIPE, presenter: recipe });
    expect(validate.errors).toBeNull();
  }
});

it('contains no host name', () => {
  const { $id, $schema, ...rest } = schema as Node & { $id: string; $schema: string };
  expect($id).toBe('urn:lectern:recipe:1');
  expect($schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(JSON.stringify(rest)).not.toMatch(/https?:\/\/[a-z]/u);
});
