import type { Plugin } from 'vitest/config';

const INLINE_MAP = '\n//# sourceMappingURL=data:';

const PACKAGE = /node_modules.*\.m?js(?:\?|$)/;

/**
 * Spares a browser that tests stories the parts of modules that it does not read: source maps, which would
 * be three quarters of what it is sent. The server keeps those of our own modules, which failures are
 * reported with. MSW is bundled into a few files, like any other package: Vitest excludes it, because it
 * may use it itself.
 */
export function leanModulesPlugin(): Plugin {
  return {
    name: 'lectern:lean-modules',
    enforce: 'pre',
    configResolved({ optimizeDeps }) {
      optimizeDeps.exclude = optimizeDeps.exclude?.filter((name) => !/^msw\b/.test(name)) ?? [];
    },
    // Without its source map, a stack frame says nothing.
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
