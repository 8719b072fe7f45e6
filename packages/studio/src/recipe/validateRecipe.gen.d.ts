import type { SchemaFault } from './faultReason.ts';
import type { Recipe } from './recipe.ts';

/** Generated from recipeSchema.ts; `errors` holds the faults of the last call that returned false. */
export declare const validate: {
  (value: unknown): value is Recipe;
  errors: readonly SchemaFault[] | null;
};
