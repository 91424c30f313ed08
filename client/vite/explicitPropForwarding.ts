import type { Plugin } from 'vite';

/** Props that only determine the style of styled elements, MUI's or ours, and are never forwarded. */
const code = `const forLooks = new Set(['as', 'ownerState', 'sx', 'theme']);
export default (name) => !forLooks.has(name);`;

/**
 * Emotion contains a list of all HTML attributes, to guess which props belong to the element and which to the style.
 * Here each styled element with props of its own declares this itself (`shouldForwardProp`; a lint rule requires it),
 * and the list is removed from the build.
 */
export const explicitPropForwarding = (): Plugin => ({
  name: 'platzwart:stated-props',
  enforce: 'pre',
  transform: { filter: { id: /node_modules\/@emotion\/is-prop-valid\// }, handler: () => ({ code, map: null }) },
});
