import { parseArgs } from 'node:util';

/** The command's exit codes. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  parts: 4,
  interrupted: 130,
};

export const USAGE = `Makes the film of a project file in a headless Chromium.

  npm run --silent render -- film.lectern.json --out film.mp4
  npm run --silent render -- film.lectern.json --table people.csv --out films/
  npm run --silent render -- film.lectern.json --segment 3/12 --out parts/
  npm run --silent render -- film.lectern.json --assemble parts/ --out film.mp4

  --out <path>         The film; the folder of films or parts for --table and --segment
  --table <file.csv>   One film per row, whose columns fill the blanks {{name}} of the project file
  --segment <n>/<of>   Only this machine's share of the film's parts, as files for --assemble
  --assemble <folder>  Put the film together from parts, made here or elsewhere
  --parts <folder>     Keep the film's parts there, and resume from those that already exist
  --voices <folder>    The voice packs that project files may speak with; by default this clone's own
  --beside             Also write captions (.vtt), poster (.jpg) and word times (.timeline.json)
  --json               Progress and results on standard output, one JSON object per line
  --help               Print this text

Without --json nothing is printed unless something is wrong. Errors go to standard error.
Exit codes: 0 done, 1 a film could not be made, 2 wrong arguments, 3 the project file or the table
was refused, 4 parts are missing or damaged, 130 interrupted.
`;

/** Invalid arguments, described in one sentence. */
export class UsageError extends Error {}

/**
 * @typedef {{ kind: 'film'; parts?: string }
 *   | { kind: 'table'; file: string }
 *   | { kind: 'segment'; share: number; of: number }
 *   | { kind: 'assemble'; folder: string }} Mode
 * @typedef {{ recipe: string; out: string; isJson: boolean; hasBeside: boolean; voices?: string; mode: Mode }} Wish
 */

const OPTIONS = /** @type {const} */ ({
  out: { type: 'string' },
  table: { type: 'string' },
  segment: { type: 'string' },
  assemble: { type: 'string' },
  parts: { type: 'string' },
  voices: { type: 'string' },
  beside: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
});

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    // Node's own first sentence names the argument; the rest is about its own syntax.
    const [sentence = ''] = String(cause instanceof Error ? cause.message : cause).split(
      /(?<=\.) /,
    );
    throw new UsageError(sentence);
  }
}

/**
 * Parses the arguments; returns null if they ask for the usage.
 *
 * @param {readonly string[]} args
 * @returns {Wish | null}
 * @throws {UsageError}
 */
export function readArguments(args) {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [recipe, ...others] = positionals;
  if (!recipe) throw new UsageError('Name a project file.');
  if (others.length > 0) {
    throw new UsageError(`Name one project file; “${others[0]}” is one too many.`);
  }
  if (!values.out) throw new UsageError('Say with --out where the film goes.');
  const mode = modeOf(values);
  if (values.beside && mode.kind === 'segment') {
    throw new UsageError('--beside is for whole films, not for --segment.');
  }
  const { out, voices, json: isJson = false, beside: hasBeside = false } = values;
  return { recipe, out, isJson, hasBeside, ...(voices !== undefined && { voices }), mode };
}

/**
 * @param {{ table?: string; segment?: string; assemble?: string; parts?: string }} values
 * @returns {Mode}
 */
function modeOf({ table, segment, assemble, parts }) {
  const asked = [table, segment, assemble].filter((value) => value !== undefined);
  if (asked.length > 1) {
    throw new UsageError('Only one of --table, --segment and --assemble can be given.');
  }
  if (parts !== undefined && asked.length > 0) {
    throw new UsageError('--parts is for one film, made in one go.');
  }
  if (table !== undefined) return { kind: 'table', file: table };
  if (assemble !== undefined) return { kind: 'assemble', folder: assemble };
  if (segment === undefined) return { kind: 'film', ...(parts !== undefined && { parts }) };
  const [, share, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(segment) ?? []).map(Number);
  if (!share || !of || share > of) {
    throw new UsageError('--segment takes a share such as 3/12, counted from 1.');
  }
  return { kind: 'segment', share, of };
}

/**
 * The indexes of one share: consecutive, as evenly divided as possible, each in exactly one share.
 *
 * @param {{ share: number; of: number }} wanted
 * @param {number} count - Segments of the film.
 */
export function indexesOfShare({ share, of }, count) {
  const start = Math.floor(((share - 1) * count) / of);
  const end = Math.floor((share * count) / of);
  return Array.from({ length: end - start }, (_, i) => start + i);
}
