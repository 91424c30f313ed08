// Must run on any Node, because it reports that the Node is too old.

/** The Node versions that package.json requires: ^20.19.0 || ^22.12.0 || >=24.0.0. */
const fits = (/** @type {number} */ major, /** @type {number} */ minor) =>
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;

/**
 * One sentence with the remedy where this Node cannot run Platzwart, else undefined.
 * @param {string} version as in process.versions.node, such as 20.19.0
 * @returns {string | undefined}
 */
export const nodeVersionComplaint = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (fits(major, minor)) return undefined;
  return `Platzwart needs Node 20.19, 22.12, 24 or newer, this is Node ${version}: install one from https://nodejs.org, or run "nvm install" in this folder.`;
};
