import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What takes focus; React Aria's own elements only: a composed `Button` has its stories already. */
const FOCUSABLE =
  /<(?:Aria)?(?:Button|ToggleButton|Link|Checkbox|CheckboxButton|Radio|RadioButton|Switch|SwitchButton|Tab|MenuItem|ListBoxItem|GridListItem|Input|TextArea|SliderThumb|Tag|a|button|input|textarea|select)\b/;
const CSS_IMPORT = /from '(\.{1,2}\/[^']+\.css\.ts)'/g;
const CONST_LIST = /export const ([A-Z_]+) = \[([^\]]+)\] as const/g;
const ARRAY_PROP = /^ {2}(?:items|\w+)\??: (?:readonly )?\w+(?:<[^>]*>)?\[\];/m;
const TEXT_PROP = /^ {2}\w+\??: (?:ReactNode|string)\b/m;

const read = (file) => readFileSync(file, 'utf8');

/** The elements that a folder takes from React Aria, under the names that it gives them. */
function ariaElements(code) {
  const list = [...code.matchAll(/import \{([^}]+)\} from 'react-aria-components'/g)]
    .map(([, names]) => names)
    .join(',');
  return new Set(
    list
      .split(',')
      .map((entry) => entry.trim().split(' as ').at(-1))
      .filter((name) => name && !name.startsWith('type ')),
  );
}

function takesFocus(code) {
  const fromAria = ariaElements(code);
  return [...code.matchAll(new RegExp(FOCUSABLE, 'g'))].some(([tag]) => {
    const name = tag.slice(1);
    return /^[a-z]/.test(name) || fromAria.has(name);
  });
}

/**
 * What the sources of a component's folder say about the states that it has. A state is a selector
 * by the house's rule, so a stylesheet that names `[data-hovered]` says that hovering is one.
 */
export function readComponent(folder) {
  const names = readdirSync(folder);
  const tsx = names.filter((name) => name.endsWith('.tsx') && !/\.(stories|test)\./.test(name));
  const code = tsx.map((name) => read(join(folder, name))).join('\n');
  const styleFiles = new Set(
    tsx.flatMap((name) =>
      [...read(join(folder, name)).matchAll(CSS_IMPORT)].map(([, path]) => {
        return resolve(dirname(join(folder, name)), path);
      }),
    ),
  );
  const styles = [...styleFiles].filter(existsSync).map(read).join('\n');
  const lists = names
    .filter((name) => name.endsWith('.css.ts'))
    .flatMap((name) => [...read(join(folder, name)).matchAll(CONST_LIST)])
    .map(([, name, values]) => ({
      name,
      values: [...values.matchAll(/'([^']+)'/g)].map(([, value]) => value),
    }));
  const isFocusable = takesFocus(code);
  return {
    lists,
    isFocusable,
    isHovered: isFocusable && /data-hovered|:hover/.test(styles),
    isPressed: isFocusable && /data-pressed|:active/.test(styles),
    isDisabled: /\bisDisabled\b/.test(code) || (isFocusable && /data-disabled/.test(styles)),
    isPending: /\bisPending\b/.test(code),
    isInvalid: /\b(?:errorMessage|isInvalid|FieldWords)\b/.test(code),
    hasText: TEXT_PROP.test(code) || /\blabel\b/.test(code),
    hasList: ARRAY_PROP.test(code),
    changesInForcedColors: isFocusable || /forcedColors/.test(styles),
  };
}
