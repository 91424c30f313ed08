import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProjectionWorld, openWorld } from '../testing/projectionWorld.ts';
import { copyIn } from './copyIn.ts';
import { inTransaction } from '@platzwart/database/in-transaction';
import type { Column } from './bulkStatement.ts';
import { writeRows } from './writeRows.ts';

type Note = Readonly<{ id: string; text: string | null; number: number | null; isOpen: boolean }>;

const columns: readonly Column<Note>[] = [
  // This column is first, because a line may begin with an empty value.
  { name: 'text', type: 'text', of: (note) => note.text },
  { name: 'id', type: 'uuid', of: (note) => note.id },
  { name: 'number', type: 'int', of: (note) => note.number },
  { name: 'is_open', type: 'bool', of: (note) => note.isOpen },
];
const target = { table: 'notes', key: 'id', columns };
const texts = ['', '\\N', 'a\tb\nc\rd\\e', '\\.', 'Größe 🎾', '"{},\'', null, '\u0001\u001e'];
const notes = (count: number): readonly Note[] =>
  Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    text: texts[index % texts.length] ?? null,
    number: index % 7 === 0 ? null : index,
    isOpen: index % 2 === 0,
  }));

let world: ProjectionWorld;
const write = (rows: readonly Note[]) => inTransaction(world.pool, (client) => writeRows(client, target, rows));
const kept = async (): Promise<readonly Note[]> =>
  (await world.pool.query<Note>('select id, text, number, is_open as "isOpen" from notes')).rows;

describe('Writing many rows', () => {
  beforeAll(async () => {
    world = await openWorld();
    await world.pool.query('create table notes (id uuid primary key, text text, number int, is_open bool not null)');
  });
  afterAll(() => world.close());

  it.each([1, 199, 200, 1_201])('writes %i rows unchanged, whatever characters their texts contain', async (count) => {
    await world.pool.query('truncate notes');
    const rows = notes(count);
    await write(rows);
    expect(new Set((await kept()).map((row) => JSON.stringify(row)))).toEqual(
      new Set(rows.map((row) => JSON.stringify(row))),
    );
  });

  it('replaces existing rows and inserts the others', async () => {
    await world.pool.query('truncate notes');
    const first = notes(300);
    const second = notes(300);
    await write(first);
    await write([...first.map((note) => ({ ...note, text: 'again' })), ...second]);
    const { rows } = await world.pool.query(
      `select count(*)::int as n, count(*) filter (where text = 'again')::int as again from notes`,
    );
    expect(rows).toEqual([{ n: 600, again: 300 }]);
  });

  it('writes none if one is refused', async () => {
    await world.pool.query('truncate notes');
    const [last] = notes(1);
    const rows = [...notes(400), ...(last ? [{ ...last, id: 'no uuid' }] : [])];
    await expect(write(rows)).rejects.toThrow('uuid');
    expect(await kept()).toEqual([]);
  });

  it('leaves the connection usable if a value cannot be formatted', async () => {
    await world.pool.query('truncate notes');
    const broken: readonly Column<Note>[] = columns.map((column) =>
      column.name === 'number' ? { ...column, of: () => ({}) } : column,
    );
    const client = await world.pool.connect();
    await expect(copyIn(client, { ...target, columns: broken }, notes(1_201))).rejects.toThrow('of the kind object');
    await copyIn(client, target, notes(3));
    client.release();
    expect(await kept()).toHaveLength(3);
  });
});
