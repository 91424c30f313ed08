import { register } from 'node:module';

/**
 * For `node --import`: compiles TypeScript as `npm run build` does. The developers' loader keeps the names of all
 * functions, which costs time at each creation of a function; production code does not, so the benchmark must not
 * either.
 */
register('./esbuildHooks.mjs', import.meta.url);
