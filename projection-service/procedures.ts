import { writeFile } from 'node:fs/promises';
import { configured } from '@platzwart/service-process/configured';
import { productVersion } from '@platzwart/service-process/product-version';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import { addressesSchema } from './config.ts';
import { openContext } from './core/openContext.ts';
import { readProcedureFacts } from './operations/procedures/procedureFacts.ts';
import { proceduresText } from './operations/procedures/proceduresText.ts';
import { readModels } from './readModels.ts';

const noLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

const writeNew = async (file: string, text: string): Promise<void> => {
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new StartRefused(
      isThere ? `${file} exists already: choose another name.` : `${file} cannot be written: ${String(error)}`,
    );
  }
};

/**
 * `npm run procedures [-- FILE]`: writes the procedure documentation of this installation as Markdown to FILE, which must not exist yet, or
 * to stdout. Exit code 78 if log and database are out of reach, or FILE exists or cannot be written.
 */
const writeProcedures = async ([file, ...more]: readonly string[]): Promise<void> => {
  if (more.length > 0) throw new StartRefused('Usage: npm run procedures [-- FILE]');
  const address = configured(addressesSchema);
  const context = await openContext(address, { models: readModels, log: noLog });
  try {
    const facts = await readProcedureFacts(context);
    const text = proceduresText(facts, { version: productVersion, madeAt: new Date().toISOString() });
    if (file === undefined) process.stdout.write(text);
    else await writeNew(file, text);
  } finally {
    await context.store.close();
    await Promise.all([context.pool.end(), context.livePool.end()]);
  }
};

await writeProcedures(process.argv.slice(2)).catch(refuseToStart);
