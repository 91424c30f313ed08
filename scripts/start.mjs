// `npm start`: runs on a machine where nothing is installed yet, so everything before the install is plain JavaScript.
import { nodeVersionComplaint } from './prepare/nodeVersion.mjs';

const say = (/** @type {string} */ line) => console.log(`  ${line}`);
const refuse = (/** @type {string | undefined} */ complaint) => {
  if (complaint === undefined) return;
  console.error(`\n${complaint}\n`);
  process.exit(78);
};

refuse(nodeVersionComplaint(process.versions.node));
const { prepareHouse } = await import('./prepare/prepareHouse.mjs');
refuse(prepareHouse(say));
await import(new URL('../dist/supervisor.js', import.meta.url).href);
