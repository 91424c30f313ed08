import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createTableGate } from './tableGate.ts';

const tables: Database = { rows: () => Promise.resolve(['row']), close: () => Promise.resolve() };

describe('Tables of another release', () => {
  it('are not read: a call waits for those of this release', async () => {
    const gate = createTableGate();
    const read = gate.guard(tables).rows('select');
    const first = await Promise.race([read, Promise.resolve('waits')]);
    expect(first).toBe('waits');
    gate.set(true);
    expect(await read).toEqual(['row']);
  });

  it('refuse a call where they do not come in time', async () => {
    await expect(createTableGate(1).guard(tables).rows('select')).rejects.toThrow('ERR_DB_CONNECTION');
  });

  it('are not read either where a newer release has replaced those of this one', async () => {
    const gate = createTableGate(1);
    gate.set(true);
    gate.set(false);
    await expect(gate.guard(tables).rows('select')).rejects.toThrow('ERR_DB_CONNECTION');
  });
});
