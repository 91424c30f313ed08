import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const paths = new Map<string, string>(Object.entries(icons));

const imports = /^import \{([^}]*)\} from ['"]@mdi\/js['"];/gm;
const prefix = 'mdi:';

/**
 * Makes each icon of @mdi/js a module of its own, so that it goes into the chunk that shows it. As one module, all icons
 * of all pages would come with the first page.
 */
export const singleIcons = (): Plugin => ({
  name: 'platzwart:single-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
  load: (id) => {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const name = id.slice(prefix.length + 1);
    return { code: `export const ${name} = ${JSON.stringify(paths.get(name))};`, moduleSideEffects: false };
  },
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: '@mdi/js' },
    handler: (code) => ({
      code: code.replaceAll(imports, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import { ${name} } from '${prefix}${name}';`)
          .join(' '),
      ),
      map: null,
    }),
  },
});
