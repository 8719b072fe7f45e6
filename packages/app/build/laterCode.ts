import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Chunks by their names, in the order of their use; those of `signedIn` are no use to visitors. */
const CODE = { everybody: ['react', 'main', 'embedded', 'signIn'], signedIn: ['dashboard'] };

const isChunk = (output: Rolldown.OutputAsset | Rolldown.OutputChunk) => output.type === 'chunk';

/** Links to a chunk and its styles. */
function linksTo(chunk: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [
    { tag: 'link', attrs: { rel: 'modulepreload', href: `/${chunk.fileName}` } },
    ...styles.map((href) => ({
      tag: 'link',
      // As Vite's own links have it: with other credentials the file would come twice.
      attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `/${href}` },
    })),
  ];
}

/**
 * Names in the page what its first screen will import, so that `src/start.ts` can ask for all of it at
 * once: each chunk is else found only when the one before it has come and run. In templates, which the
 * browser leaves alone: before the first paint the files would take the stylesheet's place on the line.
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
