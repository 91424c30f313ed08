import type { Plugin } from 'vite';

const made = /\b(React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g;
const named = /^[A-Z]\w*\.displayName = "[^"]*";$/gm;

/**
 * Tells the bundler that react-router's components do nothing but exist, so that those nobody uses (forms, scroll
 * restoration, server components) fall away. The names that only React's developer tools read go, too.
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
