// Static imports only of what any Node can read: it may be the wrong one.
import { nodeVersionComplaint } from './nodeVersion.mjs';

const refuse = (/** @type {string | undefined} */ complaint) => {
  if (complaint === undefined) return;
  console.error(`\n${complaint}\n`);
  process.exit(78);
};

/**
 * The first step of every verb that works on a fresh clone: Node's version, the packages, the build.
 * Ends the process with one plain sentence when the house cannot be prepared. Answers the root folder.
 * @param {{ withBuild: boolean }} wishes
 */
export const prepareOrRefuse = async ({ withBuild }) => {
  refuse(nodeVersionComplaint(process.versions.node));
  const { house, prepareHouse } = await import('./prepareHouse.mjs');
  refuse(prepareHouse((line) => console.log(`  ${line}`), withBuild));
  return house;
};
