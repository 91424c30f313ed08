import type { Plugin, Rollup } from 'vite';
import { type EarlyPage, askEarly } from './askEarly.ts';
import { type PageFiles, startAfterPaint } from './startAfterPaint.ts';

type Bundle = Rollup.OutputBundle;

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

const scriptsAndStyles = /\s*<(?:link rel="(?:modulepreload|stylesheet)"[^>]*>|script type="module"[^>]*><\/script>)/g;
const address = /(?:href|src)="([^"]*)"/;

/** Addresses in the page's tags that match `isWanted`. */
const addressesIn = (tags: readonly string[], wanted: string): readonly string[] =>
  tags.filter((tag) => tag.includes(wanted)).flatMap((tag) => address.exec(tag)?.[1] ?? []);

const inlineScript = <Input>(run: (input: Input) => void, input: Input): string =>
  `<script>(${run.toString()})(${JSON.stringify(input)})</script>`;

/** The page without the tags that it would wait for, and at its end the script that loads all of them. */
const withLateStart = (html: string, early: EarlyPage, more: Omit<PageFiles, 'entry' | 'styles'>): string => {
  const tags = html.match(scriptsAndStyles) ?? [];
  const [entry] = addressesIn(tags, 'type="module"');
  if (!entry) throw new Error('The page has no entry');
  const files: PageFiles = {
    entry,
    modules: [...new Set([...addressesIn(tags, 'modulepreload'), ...more.modules])],
    styles: addressesIn(tags, 'stylesheet'),
    fonts: more.fonts,
    below: more.below,
  };
  const scripts = [inlineScript(askEarly, early), inlineScript(startAfterPaint, files)];
  return html.replaceAll(scriptsAndStyles, '').replace('</body>', () => `  ${scripts.join('\n    ')}\n  </body>`);
};

/** Ends of the paths of the modules that a visit needs: every one, and those that begin below a path. */
export type FirstModules = Readonly<{
  always: readonly string[];
  below: readonly Readonly<{ path: string; modules: readonly string[] }>[];
}>;

/**
 * Lets the outline be painted first, and then loads all files at once: the fonts and the chunks of the modules that the
 * visited address needs too, which the browser would otherwise discover one after the other. `early` is asked for beside them.
 */
export const preloadFirstPage = ({ always, below }: FirstModules, early: EarlyPage): Plugin => ({
  name: 'platzwart:preload-first-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const addressOf = (file: string): string => `/${file}`;
      const chunksOf = (ends: readonly string[]): readonly string[] => {
        const files = filesOf(bundle, ({ moduleIds }) => moduleIds.some((id) => ends.some((end) => id.endsWith(end))));
        return [...files].map(addressOf);
      };
      const first = chunksOf(always);
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const alsoBelow = below.map(({ path, modules }) => ({
        path,
        modules: chunksOf(modules).filter((file) => !first.includes(file)),
      }));
      return withLateStart(html, early, { modules: first, fonts: fonts.map(addressOf), below: alsoBelow });
    },
  },
});
