import { classNames, conditions, rules, shorthands, type Sprinkles } from './layout.css.ts';

const names: readonly string[] = conditions;

/**
 * Returns the classes of layout properties. Each property has a single value, a value by window width, or a
 * list of values from phones up.
 *
 * @throws RangeError for a property, value or condition that the stylesheet does not have
 */
export function layoutClasses(props: Sprinkles): string {
  const asked = new Map<string, unknown>();
  for (const [short, properties] of Object.entries(shorthands)) {
    const value: unknown = Reflect.get(props, short);
    if (value === undefined) continue;
    for (const property of properties) asked.set(property, value);
  }
  for (const [property, value] of Object.entries(props)) {
    if (value !== undefined && !(property in shorthands)) asked.set(property, value);
  }

  const classes: string[] = [];
  for (const [property, value] of asked) {
    const rule = rules[property];
    const add = (one: unknown, condition: number) => {
      if (typeof one !== 'string' && typeof one !== 'number') return;
      const index = rule?.values.indexOf(`${one}`) ?? -1;
      if (!rule || index < 0 || condition < 0 || condition >= rule.per) {
        throw new RangeError(`No such layout: ${property} ${one}`);
      }
      const at = rule.from + index * rule.per + condition;
      const name = typeof classNames === 'string' ? classNames + at.toString(36) : classNames[at];
      if (name) classes.push(name);
    };
    if (typeof value !== 'object' || value === null) add(value, 0);
    else if (Array.isArray(value)) value.forEach(add);
    else for (const [name, one] of Object.entries(value)) add(one, names.indexOf(name));
  }
  return classes.join(' ');
}
