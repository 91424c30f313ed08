// `npm run dev`: as `npm start`, from the sources, with watch and hot reload.
import { prepareOrRefuse } from './prepare/prepareOrRefuse.mjs';

await prepareOrRefuse({ withBuild: false });
const { register } = await import('tsx/esm/api');
register();
await import('./dev.ts');
