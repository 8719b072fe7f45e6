const FILE = /[\w./-]+\.(?:stories\.tsx|(?:test|spec)\.tsx?)/;
const CITED_FILE = new RegExp(`^\`(${FILE.source})\``);
const SCRIPT = /`npm run ([\w:-]+)/;
/** What a title of a parametrised test leaves open. */
const PLACEHOLDER = /\$\{[^}]*\}|\$[\w.]+|%[sdifjoO#%]/g;

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a cited title is this one: as written, or with values where it leaves them open. */
function isTitle(cited, title) {
  if (cited === title) return true;
  const fixed = title.split(PLACEHOLDER);
  if (fixed.length === 1 || fixed.every((part) => part.trim() === '')) return false;
  return new RegExp(`^${fixed.map(escape).join('.+')}$`).test(cited);
}

/** A reference may end in a remark in brackets, which is no part of the name. */
const isAmong = (cited, titles) =>
  [cited, cited.replace(/ \([^()]*\)$/, '')].some((name) =>
    titles.some((title) => isTitle(name, title)),
  );

/** The cells of a row: a bar that is text is written `\|`. */
const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|').replaceAll('\\*', '*'));

function problemsOfReference(reference, { findFiles, namesIn, hasScript }) {
  const file = CITED_FILE.exec(reference)?.[1];
  if (!file) {
    const script = SCRIPT.exec(reference)?.[1];
    if (!script) return [`cites neither a story, a test nor a command: ${reference}`];
    return hasScript(script) ? [] : [`no such command: npm run ${script}`];
  }
  const found = findFiles(file);
  if (found.length === 0) return [`no such file: ${file}`];
  if (found.length > 1) return [`${file} is one of several: ${found.join(', ')}`];
  const rest = reference.slice(file.length + 2).trim();
  if (rest === '' || rest.startsWith('(')) return [];
  if (!rest.startsWith('› ')) return [`is no reference: ${reference}`];
  const name = rest.slice(2);
  const kind = file.endsWith('.stories.tsx') ? 'story' : 'test';
  return isAmong(name, namesIn(found[0])) ? [] : [`no such ${kind} in ${file}: ${name}`];
}

/**
 * What is wrong with a page whose rows put a sentence beside what shows it: each with its line.
 * References are parted by '; '. `findFiles` gives the files whose path ends in a name, `namesIn` the
 * stories or test titles of a file, `hasScript` whether package.json has a command.
 */
export function checkCoverage(markdown, sources) {
  const problems = [];
  let references = 0;
  let rows = 0;
  let isTable = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) isTable = false;
    else if (/^\|[\s:|-]+$/.test(line)) isTable = true;
    if (!isTable || /^\|[\s:|-]+$/.test(line)) continue;
    rows += 1;
    const [, shownBy = '', ...others] = cellsOf(line);
    const cited = shownBy.split(/; (?=`)/);
    const found = line.includes('**open**')
      ? ['is open: nothing shows it']
      : cited.flatMap((reference) => problemsOfReference(reference, sources));
    if (others.length > 0) found.push('has more than two cells');
    references += cited.length;
    problems.push(...found.map((text) => ({ line: index + 1, text })));
  }
  return { rows, references, problems };
}
