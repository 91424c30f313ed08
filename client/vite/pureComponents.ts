import type { Plugin } from 'vite';

const made = /\b(React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g;
const named = /^[A-Z]\w*\.displayName = "[^"]*";$/gm;

/**
 * Tells the bundler that react-router's components have no side effects, so that unused ones (forms, scroll
 * restoration, server components) are removed, as are the names that only React's developer tools read.
 */
export const pureComponents = (): Plugin => ({
  name: 'platzwart:pure-components',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(named, (line) => ' '.repeat(line.length))
        .replaceAll(/^(?:var|const) .*$/gm, (line) => line.replaceAll(made, '/* @__PURE__ */ $1')),
      map: null,
    }),
  },
});
