import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|svg|webmanifest)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const writeCompressed = async (file: string): Promise<void> => {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
};

/** Writes `.br` and `.gz` beside every text file of the build, so that the server need not compress. */
export const precompress = (): Plugin => ({
  name: 'platzwart:precompress',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = 'dist' }) {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
    await Promise.all(files.map((entry) => writeCompressed(path.join(entry.parentPath, entry.name))));
  },
});
