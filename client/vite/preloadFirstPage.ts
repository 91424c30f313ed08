import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

const fontPreload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head',
});
const modulePreload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
});

/** A chunk and everything it imports, transitively. */
const withImports = (bundle: Bundle, file: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  return chunk.imports.reduce<ReadonlySet<string>>(
    (found, next) => withImports(bundle, next, found),
    new Set([...seen, file]),
  );
};

const noFiles: ReadonlySet<string> = new Set();

/** The wanted chunks with all their imports. */
const filesOf = (bundle: Bundle, isWanted: (chunk: Rollup.OutputChunk) => boolean): ReadonlySet<string> =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .filter(isWanted)
    .reduce((found, { fileName }) => withImports(bundle, fileName, found), noFiles);

/**
 * Asks for the fonts and for the modules in `firstModules` (ends of their paths) together with the page, instead of
 * one after the other as each is found to be needed.
 */
export const preloadFirstPage = (firstModules: readonly string[]): Plugin => ({
  name: 'platzwart:preload-first-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const known = filesOf(bundle, ({ isEntry }) => isEntry);
      const first = filesOf(bundle, ({ moduleIds }) =>
        moduleIds.some((id) => firstModules.some((end) => id.endsWith(end))),
      );
      return [...fonts.map(fontPreload), ...[...first].filter((file) => !known.has(file)).map(modulePreload)];
    },
  },
});
