import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = fileURLToPath(new URL('../src/prerender/FirstPaint.tsx', import.meta.url));
const FIRST_SCRIPT = fileURLToPath(new URL('firstScript.js', import.meta.url));
const PLACE = '<!-- first paint -->';

interface FirstPaint {
  html: string;
  css: string;
  /** The `@font-face` rules that load files; the first paint does without them. */
  fonts: string;
}

const FONT_FILE = /@font-face\{[^}]*url\([^}]*\}/g;

/**
 * The hosts' policy blocks style attributes, so each becomes a rule of the stylesheet.
 *
 * @returns the markup without `style="…"`, and the rules in its place
 */
function withoutStyleAttributes(markup: string): { html: string; rules: string } {
  const rules: string[] = [];
  const html = markup.replaceAll(/ style="([^"]*)"/g, (_attribute, text: string) => {
    rules.push(`[data-style="${rules.length}"]{${text.replaceAll('&quot;', '"')}}`);
    return ` data-style="${rules.length - 1}"`;
  });
  return { html, rules: rules.join('') };
}

/** Builds the first paint for a server, which emits the styles that it needs, and runs it. */
async function render(config: UserConfig, outDir: string): Promise<FirstPaint> {
  const result = await build({
    ...config,
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { ...config.ssr, noExternal: true, external: ['react', 'react-dom', 'react/jsx-runtime'] },
    build: {
      ssr: ENTRY,
      outDir,
      write: false,
      minify: false,
      cssMinify: true,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { assetFileNames: 'assets/[name]-[hash:7][extname]', codeSplitting: false },
        checks: { pluginTimings: false },
      },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const code = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('');
  const css = outputs
    .flatMap((output) =>
      output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
    )
    .join('');
  const file = join(outDir, 'firstPaint.mjs');
  writeFileSync(file, code);
  const { renderFirstPaint } = (await import(pathToFileURL(file).href)) as {
    renderFirstPaint: () => string;
  };
  const { html, rules } = withoutStyleAttributes(renderFirstPaint());
  // The app sets focus: on touch screens, autofocus would open the keyboard over the page.
  return {
    html: html.replaceAll(' autofocus=""', ''),
    css: css.replaceAll(FONT_FILE, '') + rules,
    fonts: [...css.matchAll(FONT_FILE)].join(''),
  };
}

/**
 * Puts the first paint into the page, with its one stylesheet, so that it shows before any script of the
 * app has loaded (docs/decisions/0182-the-first-paint-is-in-the-page.md).
 *
 * @param config - The app's own build config, so that class and file names match.
 */
export function firstPaint(config: UserConfig): Plugin {
  let isBuild = false;
  let painted: Promise<FirstPaint> | undefined;
  let stylesheet = '';
  let fontsheet = '';
  const nameOf = (stem: string, source: string) =>
    `assets/${stem}-${createHash('sha256').update(source).digest('base64url').slice(0, 7)}.css`;
  return {
    name: 'lectern:first-paint',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      // Inside the workspace, where Node finds React.
      const outDir = mkdtempSync(join(ROOT, '../../node_modules/.first-paint-'));
      painted = render(config, outDir).finally(() => rmSync(outDir, { recursive: true }));
      // The error is reported where the promise is awaited.
      painted.catch(() => undefined);
    },
    generateBundle: {
      order: 'pre',
      async handler() {
        const { css = '', fonts = '' } = (await painted) ?? {};
        stylesheet = nameOf('first', css);
        fontsheet = nameOf('fonts', fonts);
        this.emitFile({ type: 'asset', fileName: stylesheet, source: css });
        this.emitFile({ type: 'asset', fileName: fontsheet, source: fonts });
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const script: HtmlTagDescriptor = {
          tag: 'script',
          children: readFileSync(FIRST_SCRIPT, 'utf8'),
          injectTo: 'head',
        };
        if (!isBuild) return { html, tags: [script] };
        const markup = (await painted)?.html ?? '';
        return {
          html: html.replace(PLACE, () => markup),
          tags: [
            script,
            {
              tag: 'link',
              attrs: { rel: 'stylesheet', href: `/${stylesheet}` },
              injectTo: 'head',
            },
            {
              // Fetched only when `src/start.ts` asks for it.
              tag: 'link',
              attrs: { rel: 'stylesheet', href: `/${fontsheet}`, disabled: true },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
