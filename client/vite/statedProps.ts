import type { Plugin } from 'vite';

/** What styled elements are handed for their looks, by MUI or by us, whatever they say themselves. */
const code = `const forLooks = new Set(['as', 'ownerState', 'sx', 'theme']);
export default (name) => !forLooks.has(name);`;

/**
 * Emotion carries a list of every attribute that HTML knows, to guess which props are for the page and which for the looks. Here
 * each styled element with props of its own says so itself (`shouldForwardProp`; a lint rule asks for it), and the list falls away.
 */
export const statedProps = (): Plugin => ({
  name: 'platzwart:stated-props',
  enforce: 'pre',
  transform: { filter: { id: /node_modules\/@emotion\/is-prop-valid\// }, handler: () => ({ code, map: null }) },
});
