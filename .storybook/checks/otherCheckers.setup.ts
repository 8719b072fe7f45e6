import { inTheme } from './axeInBothThemes.ts';
import { type Finding, isFault } from './checkerRules.ts';

interface CodeSniffer {
  process: (standard: string, root: Document, done: () => void, fail: () => void) => void;
  getMessages: () => { type: number; code: string; msg: string; element: Node }[];
}

interface IbmResult {
  ruleId: string;
  value: [kind: string, verdict: string];
  message: string;
  node: Node;
}

interface IbmEngine {
  Checker: new () => {
    check: (root: Document, guidelines: string[]) => Promise<{ results: IbmResult[] }>;
  };
}

declare global {
  interface Window {
    HTMLCS?: CodeSniffer;
    ace?: IbmEngine;
  }
}

/** Loads a checker. Both are scripts that set a global on the window. */
async function load(source: Promise<{ default: string }>): Promise<void> {
  const script = document.createElement('script');
  script.textContent = (await source).default;
  document.head.append(script);
}

/** HTML_CodeSniffer's message type for errors, as opposed to warnings and notices. */
const ERROR = 1;

async function sniff(): Promise<Finding[]> {
  const sniffer = window.HTMLCS;
  if (!sniffer) throw new Error('HTML_CodeSniffer did not load.');
  await new Promise<void>((resolve, reject) => {
    sniffer.process('WCAG2AA', document, resolve, () => {
      reject(new Error('HTML_CodeSniffer gave up.'));
    });
  });
  return sniffer
    .getMessages()
    .filter(({ type }) => type === ERROR)
    .map(({ code, msg, element }) => ({
      checker: 'HTML_CodeSniffer',
      rule: code,
      message: msg,
      node: element,
    }));
}

async function checkByIbm(): Promise<Finding[]> {
  if (!window.ace) throw new Error('IBM’s engine did not load.');
  const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
  return results
    .filter(({ value: [kind, verdict] }) => kind === 'VIOLATION' && verdict === 'FAIL')
    .map(({ ruleId, message, node }) => ({ checker: 'IBM', rule: ruleId, message, node }));
}

const outer = (node: Node) =>
  (node instanceof Element ? node.outerHTML : (node.textContent ?? '')).slice(0, 300);

/** Lists each rule with its first element and the number of elements. */
function inWords(found: readonly Finding[]): string {
  const rules = new Map<string, Finding[]>();
  for (const finding of found) {
    const rule = `${finding.checker} ${finding.rule}`;
    rules.set(rule, [...(rules.get(rule) ?? []), finding]);
  }
  return [...rules]
    .flatMap(([rule, of]) =>
      of
        .slice(0, 1)
        .map(({ message, node }) => `${rule} (${of.length}): ${message}\n  ${outer(node)}`),
    )
    .join('\n');
}

const faultsIn = (theme: 'light' | 'dark') =>
  inTheme(theme, async () => [...(await sniff()), ...(await checkByIbm())].filter(isFault));

if (!window.ace) {
  await load(import('html_codesniffer/build/HTMLCS.js?raw'));
  await load(import('accessibility-checker-engine/ace.js?raw'));
}

/**
 * After each story, runs two checkers in addition to axe, in both themes: HTML_CodeSniffer (WCAG 2 AA,
 * errors only) and IBM's Equal Access (WCAG 2.2, definite violations only). They take some ten times as
 * long as axe, so they only run with `STORY_CHECKERS`. Fails the story with the faults found.
 */
window.lecternCheckers = async ({ parameters, globals, viewMode }) => {
  const { a11y } = parameters;
  const isOff = a11y?.disable === true || a11y?.test === 'off' || a11y?.test === 'todo';
  // Forced colours come from the system, whatever the theme, and axe has read the markup.
  if (isOff || viewMode !== 'story' || globals.forcedColors === 'active') return;
  for (const theme of ['light', 'dark'] as const) {
    const faults = await faultsIn(theme);
    if (faults.length > 0) throw new Error(`In ${theme}:\n${inWords(faults)}`);
  }
};
