import { fileURLToPath } from 'node:url';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Of the app and of the public site. */
export const packageAliases = [
  // Excludes the legacy containers, which are not used.
  { find: /^react-relay$/, replacement: 'react-relay/hooks' },
  // This condition would lead bundlers to the development build.
  { find: /^react-router$/, replacement: here('../../node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('../../node_modules/react-router/dist/production/dom-export.mjs') },
];
