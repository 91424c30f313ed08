import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The file of a program that `npm run build` has bundled, such as `command-service`. Specs start these, as `npm start`
 * does: Node reads one in a third of the time that it takes to compile the sources.
 */
export const builtProgram = (name: string): string => {
  const file = fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  return file;
};
