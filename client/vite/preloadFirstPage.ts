import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

const fontPreload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head',
});
const modulePreload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '', fetchpriority: 'low' },
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

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g;

/** Style sheets behind the outline: what the page needs later must not keep back what is painted first. */
const stylesLast = (html: string): string =>
  html.replaceAll(styleSheet, '').replace('</body>', () => `${(html.match(styleSheet) ?? []).join('')}\n  </body>`);

/** The outline is painted without any script; fonts and styles come first. */
const scriptsAfterPaint = (html: string): string =>
  html.replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');

/**
 * Asks for the fonts and for the modules in `firstModules` (ends of their paths) together with the page, instead of
 * one after the other as each is found to be needed.
 */
export const preloadFirstPage = (firstModules: readonly string[]): Plugin => ({
  name: 'platzwart:preload-first-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const known = filesOf(bundle, ({ isEntry }) => isEntry);
      const first = filesOf(bundle, ({ moduleIds }) =>
        moduleIds.some((id) => firstModules.some((end) => id.endsWith(end))),
      );
      const modules = [...first].filter((file) => !known.has(file));
      return {
        html: scriptsAfterPaint(stylesLast(html)),
        tags: [...fonts.map(fontPreload), ...modules.map(modulePreload)],
      };
    },
  },
});
