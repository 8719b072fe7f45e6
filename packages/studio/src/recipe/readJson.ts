import { quoted } from './quoted.ts';
import { RecipeError } from './RecipeError.ts';

/** Deepest nesting of braces and brackets; a project file needs five. */
const MAX_DEPTH = 10;

/** Matches, in valid JSON, a key with its colon, another string, or a bracket. */
const TOKEN = /("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[[\]{}]/gu;

/** Text decoded from an encoding other than UTF-8 starts with one of these or contains NUL. */
const NOT_UTF_8 = /^[\uFFFD\uFFFE]|\0/u;

/**
 * Parses a file's text.
 *
 * `JSON.parse` keeps the last of two equal keys, so a reviewer might read one script while the studio
 * speaks another: duplicate keys are refused.
 *
 * @throws `RecipeError`
 */
export function readJson(text: string): unknown {
  if (NOT_UTF_8.test(text)) throw new RecipeError('is not plain text in UTF-8');
  const value = parse(text);
  refuseOddNesting(text);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // Chromium and Firefox report the line, each in its own wording.
    const line = cause instanceof SyntaxError && /\bline (\d+)/u.exec(cause.message)?.[1];
    throw new RecipeError(line ? `is not valid JSON in line ${line}` : 'is not valid JSON');
  }
}

function refuseOddNesting(json: string): void {
  const levels: { keys: Set<string>; key: string | undefined }[] = [];
  for (const [token, written] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      levels.push({ keys: new Set(), key: undefined });
      if (levels.length > MAX_DEPTH) throw new RecipeError('is nested too deeply');
    } else if (token === '}' || token === ']') {
      levels.pop();
    } else if (written !== undefined) {
      const level = levels.at(-1);
      const key = String(JSON.parse(written));
      if (level?.keys.has(key)) {
        const path = levels.slice(0, -1).flatMap((outer) => outer.key ?? []);
        throw new RecipeError(`has ${quoted([...path, key].join('.'))} twice`);
      }
      level?.keys.add(key);
      if (level) level.key = key;
    }
  }
}
