import { open, readFile, rename } from 'node:fs/promises';
import { type LogHead, logHeadSchema } from '@platzwart/contracts/club';
import * as v from 'valibot';

/** The head in a file; null where there is no such file. Throws where it is no head. */
export const readLogHead = async (file: string): Promise<LogHead | null> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : v.parse(logHeadSchema, JSON.parse(text));
};

/** Writes the whole file or nothing, readable for this account only. */
export const writeLogHead = async (file: string, head: LogHead): Promise<void> => {
  const unfinished = `${file}.${process.pid}`;
  const handle = await open(unfinished, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(head, undefined, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(unfinished, file);
};
