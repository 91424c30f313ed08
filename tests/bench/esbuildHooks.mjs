import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/** @param {string} url */
const isTypeScript = (url) => url.startsWith('file:') && url.endsWith('.ts');

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, nextLoad) => {
  if (!isTypeScript(url)) return nextLoad(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  const { code } = await transform(text, { loader: 'ts', format: 'esm', target: 'node20.19', sourcefile: url });
  return { format: 'module', source: code, shortCircuit: true };
};
