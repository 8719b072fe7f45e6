import type { Plugin } from 'vitest/config';

const INLINE_MAP = '\n//# sourceMappingURL=data:';

const PACKAGE = /node_modules.*\.m?js(?:\?|$)/;

/**
 * Spares a browser that tests stories what it does not read of their modules: source maps, which are three
 * quarters of what it would be sent. The server keeps those of our own modules, by which a failure is told.
 * MSW becomes a few files, as any other package does: Vitest leaves it out, as it may use it itself.
 */
export function leanModulesPlugin(): Plugin {
  return {
    name: 'lectern:lean-modules',
    enforce: 'pre',
    configResolved({ optimizeDeps }) {
      optimizeDeps.exclude = optimizeDeps.exclude?.filter((name) => !/^msw\b/.test(name)) ?? [];
    },
    // Without its map a line of a stack trace says nothing.
    configureVitest({ project }) {
      project.config.onStackTrace = (_error, { file }) => !PACKAGE.test(file);
    },
    transform: {
      filter: { id: PACKAGE },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        const end = response.end.bind(response);
        Object.assign(response, {
          end: (content: unknown, ...rest: unknown[]) => {
            const text = typeof content === 'string' ? content : '';
            const map = text.lastIndexOf(INLINE_MAP);
            return Reflect.apply(end, response, [map < 0 ? content : text.slice(0, map), ...rest]);
          },
        });
        next();
      });
    },
  };
}
