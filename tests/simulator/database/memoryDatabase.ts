import {
  type Books,
  type Change,
  type Outcome,
  type View,
  insert,
  primaryKeys,
  remove,
  select,
  update,
} from './books.ts';
import type { Row } from './expressions.ts';
import { type Statement, statement } from './statements.ts';

export type Answer = Readonly<{ rows: readonly Row[]; rowCount: number }>;

/** One connection as the server knows it. */
export type Session = Readonly<{
  /** Runs one statement; waits where another transaction has changed the same rows. Rejects once the session is closed. */
  run: (text: string, values: unknown[]) => Promise<Answer>;
  /** The connection is gone: what was not committed is rolled back, locks are free. */
  close: () => void;
}>;

export type MemoryDatabase = Readonly<{
  open: () => Session;
  /** All rows of a table, as committed. */
  rows: (table: string) => readonly Row[];
}>;

const nothing: Outcome = { rows: [], rowCount: 0, changes: [] };

/** Beside the tables: who has which rows and locks, and who waits for them to be let go of. */
type Server = Readonly<{ books: Books; locks: Map<string, object>; waiting: Set<() => void> }>;

type Transaction = {
  readonly owner: object;
  isOpen: boolean;
  changes: Map<string, Change>;
  readonly savepoints: Map<string, Map<string, Change>>;
};

const placeOf = ({ table, key }: Pick<Change, 'table' | 'key'>): string => `${table}/${key}`;

const write = (rows: Map<string, Row>, { key, row }: Change): void => {
  if (row) rows.set(key, row);
  else rows.delete(key);
};

const viewOf =
  ({ books }: Server, { changes }: Transaction): View =>
  (table) => {
    const seen = new Map(books.get(table));
    for (const change of changes.values()) if (change.table === table) write(seen, change);
    return seen;
  };

const letGo = ({ locks, waiting }: Server, owner: object): void => {
  for (const [place, holder] of [...locks]) if (holder === owner) locks.delete(place);
  const woken = [...waiting];
  waiting.clear();
  for (const wake of woken) wake();
};

const end = (server: Server, transaction: Transaction, keep: boolean): void => {
  if (keep)
    for (const change of transaction.changes.values())
      write(server.books.get(change.table) ?? new Map<string, Row>(), change);
  transaction.changes = new Map();
  transaction.savepoints.clear();
  transaction.isOpen = false;
  letGo(server, transaction.owner);
};

const outcomeOf = (asked: Statement, view: View, values: unknown[]): Outcome => {
  if (asked.kind === 'select') return select(asked, view, values);
  if (asked.kind === 'update') return update(asked, view, values);
  if (asked.kind === 'delete') return remove(asked, view, values);
  return asked.kind === 'insert' ? insert(asked, view, values) : nothing;
};

/** Read committed: whoever had to wait for a row looks again at what it has become. */
const carryOut = async (server: Server, transaction: Transaction, look: () => Outcome): Promise<Outcome> => {
  for (;;) {
    const outcome = look();
    const isTaken = outcome.changes.some((change) => {
      const holder = server.locks.get(placeOf(change));
      return holder !== undefined && holder !== transaction.owner;
    });
    if (!isTaken) {
      for (const change of outcome.changes) {
        server.locks.set(placeOf(change), transaction.owner);
        transaction.changes.set(placeOf(change), change);
      }
      return outcome;
    }
    await new Promise<void>((wake) => server.waiting.add(wake));
  }
};

const boundaries: Readonly<Partial<Record<Statement['kind'], (server: Server, transaction: Transaction) => void>>> = {
  begin: (_, transaction) => {
    transaction.isOpen = true;
  },
  commit: (server, transaction) => end(server, transaction, true),
  rollback: (server, transaction) => end(server, transaction, false),
};

const savepoint = (transaction: Transaction, asked: Statement): boolean => {
  if (asked.kind === 'savepoint') transaction.savepoints.set(asked.name, new Map(transaction.changes));
  else if (asked.kind === 'rollback to') transaction.changes = new Map(transaction.savepoints.get(asked.name));
  else return asked.kind === 'release';
  return true;
};

const openSession = (server: Server): Session => {
  const transaction: Transaction = { owner: {}, isOpen: false, changes: new Map(), savepoints: new Map() };
  const session = {};
  let isClosed = false;

  const tryLock = (name: string): boolean => {
    const holder = server.locks.get(name) ?? session;
    if (holder === session) server.locks.set(name, session);
    return holder === session;
  };
  const work = async (asked: Statement, values: unknown[]): Promise<Answer> => {
    const isAlone = !transaction.isOpen;
    const outcome = await carryOut(server, transaction, () => {
      if (isClosed) throw new Error('Connection terminated');
      return outcomeOf(asked, viewOf(server, transaction), values);
    });
    if (isAlone) end(server, transaction, true);
    return { rows: outcome.rows, rowCount: outcome.rowCount };
  };
  return {
    run: async (text, values) => {
      if (isClosed) throw new Error('Connection terminated');
      const asked = statement(text);
      const boundary = boundaries[asked.kind];
      if (boundary) boundary(server, transaction);
      if (boundary || savepoint(transaction, asked)) return nothing;
      if (asked.kind === 'try lock') return { rows: [{ [asked.as]: tryLock(String(values[0])) }], rowCount: 1 };
      return work(asked, values);
    },
    close: () => {
      isClosed = true;
      end(server, transaction, false);
      letGo(server, session);
    },
  };
};

/** The read models' database: transactions, row locks, the statements of this house, and nothing else. */
export const createMemoryDatabase = (checkpoints: readonly Row[]): MemoryDatabase => {
  const books: Books = new Map(Object.keys(primaryKeys).map((table) => [table, new Map<string, Row>()]));
  for (const row of checkpoints) books.get('read_models.checkpoints')?.set(String(row['name']), row);
  const server: Server = { books, locks: new Map(), waiting: new Set() };
  return { open: () => openSession(server), rows: (table) => [...(books.get(table)?.values() ?? [])] };
};
