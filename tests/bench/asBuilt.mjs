import { register } from 'node:module';

/**
 * `node --import`: TypeScript as `npm run build` translates it. What developers run keeps the name of every function,
 * which costs something each time one is made; nobody is served by that, so nothing of it is measured.
 */
register('./asBuiltHooks.mjs', import.meta.url);
