// Static imports only of modules that any Node can run.
import { nodeVersionComplaint } from './nodeVersion.mjs';

const refuse = (/** @type {string | undefined} */ complaint) => {
  if (complaint === undefined) return;
  console.error(`\n${complaint}\n`);
  process.exit(78);
};

/**
 * The first step of every command that works on a fresh clone: checks Node's version, the packages and the build.
 * Ends the process with one sentence when that fails. Returns the root folder.
 * @param {{ withBuild: boolean }} options
 */
export const prepareOrRefuse = async ({ withBuild }) => {
  refuse(nodeVersionComplaint(process.versions.node));
  const { root, prepareInstallation } = await import('./prepareInstallation.mjs');
  refuse(prepareInstallation((line) => console.log(`  ${line}`), withBuild));
  return root;
};
