import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inStoppedDatabase } from '../database/inStoppedDatabase.ts';
import { readRows } from '../database/rows.ts';
import { describeRelease } from '../describeRelease.ts';
import { type Answers, type Known, fileNames, recordingFolder } from '../recording.ts';

/** JSON with a line for each fact about a table: what a review compares. */
const linesOf = (value: unknown, levels: number): string => {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = (each: unknown): string => linesOf(each, levels - 1).replaceAll('\n', '\n ');
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map(inner)
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inner(each)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return parts.length === 0 ? `${open}${close}` : `${open}\n ${parts.join(',\n ')}\n${close}`;
};
const readable = (value: unknown): string => `${linesOf(value, 6)}\n`;

const compressed = (value: unknown): Buffer => {
  const text = JSON.stringify(value);
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
};

/** The log files and the running instance's own files are no data. */
const isData = (name: string): boolean => !['postgres', 'logs', 'runtime.json', 'in-use'].includes(name);

const copyDataFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter(isData)) cpSync(join(from, name), join(to, name), { recursive: true });
};

/** Writes what a stopped instance has left in its data folder, and what it has answered, in place of an older recording of that name. */
export const writeRecording = async (
  name: string,
  { dataFolder, known, answers }: Readonly<{ dataFolder: string; known: Known; answers: Answers }>,
): Promise<string> => {
  const { description, rows } = await inStoppedDatabase(dataFolder, async (client) => {
    const described = await describeRelease(client);
    return { description: described, rows: await readRows(client, described.database) };
  });
  const folder = recordingFolder(name);
  rmSync(folder, { recursive: true, force: true });
  copyDataFolder(dataFolder, join(folder, fileNames.dataFolder));
  writeFileSync(join(folder, fileNames.known), readable(known));
  writeFileSync(join(folder, fileNames.answers), compressed(answers));
  writeFileSync(join(folder, fileNames.description), readable(description));
  writeFileSync(join(folder, fileNames.rows), compressed(rows));
  return folder;
};
