import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Chunks by name, in order of use; visitors do not need those of `signedIn`. */
const CODE = { everybody: ['react', 'main', 'embedded', 'signIn'], signedIn: ['dashboard'] };

const isChunk = (output: Rolldown.OutputAsset | Rolldown.OutputChunk) => output.type === 'chunk';

/** Returns links to a chunk and its styles. */
function linksTo(chunk: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [
    { tag: 'link', attrs: { rel: 'modulepreload', href: `/${chunk.fileName}` } },
    ...styles.map((href) => ({
      tag: 'link',
      // Match Vite's own links: with other credentials the file would be fetched twice.
      attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `/${href}` },
    })),
  ];
}

/**
 * Lists in the page what its first screen will import, so that `src/start.ts` can request all of it at
 * once: otherwise each chunk is found only after the previous one has loaded and run. The links are in
 * templates, which the browser ignores: before the first paint, the files would compete with the stylesheet
 * for bandwidth.
 */
export function laterCode(): Plugin {
  return {
    name: 'lectern:later-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(isChunk);
        return Object.entries(CODE).map(([user, names]) => ({
          tag: 'template',
          attrs: { 'data-code': user },
          children: names
            .flatMap((name) => chunks.filter((chunk) => chunk.name === name))
            .flatMap(linksTo),
          injectTo: 'body' as const,
        }));
      },
    },
  };
}
