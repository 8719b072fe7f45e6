/** Elements that take focus; only React Aria's own, because a composed `Button` already has its stories. */
const FOCUSABLE =
  /<(?:Aria)?(?:Button|ToggleButton|Link|Checkbox|CheckboxButton|Radio|RadioButton|Switch|SwitchButton|Tab|MenuItem|ListBoxItem|GridListItem|Input|TextArea|SliderThumb|Tag|a|button|input|textarea|select)\b/;
const CONST_LIST = /export const ([A-Z_]+) = \[([^\]]+)\] as const/g;
const ARRAY_PROP = /^ {2}(?:items|\w+)\??: (?:readonly )?\w+(?:<[^>]*>)?\[\];/m;
const TEXT_PROP = /^ {2}\w+\??: (?:ReactNode|string)\b/m;

/**
 * The elements that a component imports from React Aria, under their local names.
 *
 * @param {string} code
 */
function ariaElements(code) {
  const list = [...code.matchAll(/import \{([^}]+)\} from 'react-aria-components'/g)]
    .map(([, names = '']) => names)
    .join(',');
  return new Set(
    list
      .split(',')
      .map((entry) => entry.trim().split(' as ').at(-1) ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** @param {string} code */
function takesFocus(code) {
  const fromAria = ariaElements(code);
  return [...code.matchAll(new RegExp(FOCUSABLE, 'g'))].some(([tag]) => {
    const name = tag.slice(1);
    return /^[a-z]/.test(name) || fromAria.has(name);
  });
}

/**
 * The states of a component, as its sources show them. By our convention a state is a selector, so hovering
 * is a state if a stylesheet names `[data-hovered]`.
 *
 * @param {object} sources
 * @param {string} sources.code - The component and its parts.
 * @param {string} sources.styles - Every stylesheet that they import.
 * @param {string} sources.ownStyles - Stylesheets of the component's own folder.
 */
export function readComponent({ code, styles, ownStyles }) {
  const lists = [...ownStyles.matchAll(CONST_LIST)].map(([, name = '', values = '']) => ({
    name,
    values: [...values.matchAll(/'([^']+)'/g)].map(([, value = '']) => value),
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
