import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import * as v from 'valibot';

/** A row as PostgreSQL writes it: each value as text. */
export type Row = readonly (string | null)[];
export type Head = Readonly<{ table: string; columns: readonly string[] }>;

/** A file with one JSON text per line: for each table its name and columns, then one list of texts per row. */
export type RowFile = Readonly<{
  begin: (head: Head) => void;
  add: (row: Row) => void;
  /** Writes the buffered rows; await it before adding many more. */
  flush: () => Promise<void>;
  /** Flushes the file to disk. Returns the number of rows per table and the SHA-256 of the file. */
  finish: () => Promise<FileFacts>;
}>;

export const fileFactsSchema = v.object({
  name: v.string(),
  rows: v.record(v.string(), v.number()),
  sha256: v.string(),
});
export type FileFacts = Readonly<v.InferOutput<typeof fileFactsSchema>>;

/** Creates a file that only this account can read. */
export const createRowFile = async (folder: string, name: string): Promise<RowFile> => {
  const file = await open(`${folder}/${name}`, 'wx', 0o600);
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let [waiting, present] = ['', ''];
  const flush = async (): Promise<void> => {
    const text = waiting;
    waiting = '';
    hash.update(text);
    await file.appendFile(text);
  };
  return {
    begin: (head) => {
      present = head.table;
      rows[present] = 0;
      waiting += `${JSON.stringify(head)}\n`;
    },
    add: (row) => {
      rows[present] = (rows[present] ?? 0) + 1;
      waiting += `${JSON.stringify(row)}\n`;
    },
    flush,
    finish: async () => {
      await flush();
      await file.sync();
      await file.close();
      return { name, rows, sha256: hash.digest('hex') };
    },
  };
};

const lineSchema = v.union([
  v.object({ table: v.string(), columns: v.array(v.string()) }),
  v.array(v.nullable(v.string())),
]);

/** Splits at line feeds only: JSON text may contain other line separators. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Every row with the header of its table. */
export async function* readRowFile(path: string): AsyncGenerator<Readonly<{ head: Head; row: Row }>> {
  let head: Head | undefined;
  for await (const line of linesOf(path)) {
    const read = v.parse(lineSchema, JSON.parse(line));
    if (!Array.isArray(read)) head = read;
    else if (head) yield { head, row: read };
    else throw new Error(`${path} begins with a row`);
  }
}

/** Number of rows per table and the SHA-256 of the file as it is now. */
export const factsOf = async (path: string, name: string): Promise<FileFacts> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) if (Buffer.isBuffer(chunk)) hash.update(chunk);
  const rows: Record<string, number> = {};
  for await (const { head } of readRowFile(path)) rows[head.table] = (rows[head.table] ?? 0) + 1;
  return { name, rows, sha256: hash.digest('hex') };
};
