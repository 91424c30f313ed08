import pg from 'pg';
import type { Wire } from '../world/wire.ts';
import { NotUnderstood } from './expressions.ts';
import type { Answer, MemoryDatabase, Session } from './memoryDatabase.ts';

type Connecting = Readonly<{
  database: MemoryDatabase;
  wire: Wire;
  /** Told what the simulator cannot do. */
  complain: (problem: string) => void;
  /** How long it takes until this end hears that the other end has closed the connection. */
  later: (hear: () => void) => void;
  /** Severs a connection from outside, for each that is open. */
  connections: Set<() => void>;
}>;

type Query = string | Readonly<{ text: string; values?: unknown[] }>;

/** `real` with some of its ways replaced: it has the type of the real thing, and none of its sockets. */
const dressedAs = <Thing extends object>(real: Thing, ways: Readonly<Record<string, unknown>>): Thing =>
  new Proxy(real, {
    get: (_, name): unknown => {
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (!(name in ways)) throw new Error(`The simulator's database has no ${name}`);
      return ways[name];
    },
  });

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60);

const isLost = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Connection terminated');

/** A connection breaks with the first request that gets no answer, as TCP connections do. */
const connection = ({ wire, later, complain, connections }: Connecting, session: Session) => {
  const listeners: Record<string, (() => void)[]> = {};
  const heard = (event: string): readonly (() => void)[] => listeners[event] ?? [];
  let isBroken = false;
  const breakOff = (): void => {
    if (isBroken) return;
    isBroken = true;
    connections.delete(sever);
    session.close();
    for (const hear of heard('end')) hear();
  };
  /** Not by our own wish: node-postgres says so beside what it answers, and that ends a program that does not listen. */
  const lose = (): void => {
    if (!isBroken && heard('error').length === 0)
      complain('A connection is lost, and nobody listens: the program ends');
    breakOff();
  };
  const sever = (): void => {
    connections.delete(sever);
    session.close();
    later(lose);
  };
  connections.add(sever);
  const carryOut = async (asked: Query, more: unknown[]): Promise<Answer> => {
    if (isBroken) throw new Error('Connection terminated');
    const { text, values } = typeof asked === 'string' ? { text: asked, values: more } : { values: more, ...asked };
    try {
      return await wire(`SQL ${short(text)}`, () => session.run(text, values));
    } catch (error) {
      if (error instanceof NotUnderstood) complain(`The simulator's database does not understand ${error.message}`);
      if (isLost(error)) lose();
      throw error;
    }
  };
  // What is sent without waiting for the answers before is carried out behind it all the same.
  let last: Promise<unknown> = Promise.resolve();
  const query = (asked: Query, more: unknown[] = []): Promise<Answer> => {
    const answer = last.then(() => carryOut(asked, more));
    last = answer.catch(() => undefined);
    return answer;
  };
  const close = (): Promise<void> => {
    breakOff();
    return Promise.resolve();
  };
  return {
    ...{ query, end: close },
    release: (broken?: boolean): void => {
      // The pool listens to what nobody holds.
      listeners['error'] = [() => undefined];
      if (broken) breakOff();
      connections.delete(sever);
    },
    on: (event: string, hear: () => void): void => {
      listeners[event] = [...heard(event), hear];
    },
    off: (event: string, hear: () => void): void => {
      listeners[event] = heard(event).filter((each) => each !== hear);
    },
  };
};

/** What a projection-service holds instead of a pool and of a connection of its own. */
export const virtualPool = (
  connecting: Connecting,
): Readonly<{ pool: pg.Pool; livePool: pg.Pool; openClient: () => Promise<pg.Client> }> => {
  const { database, wire } = connecting;
  const connect = async () => connection(connecting, await wire('connect', () => database.open()));
  const query = async (asked: Query, values?: unknown[]): Promise<Answer> => {
    const client = await connect();
    client.on('error', () => undefined);
    try {
      return await client.query(asked, values);
    } finally {
      client.release();
    }
  };
  const clientPool = new pg.Pool();
  const pool = dressedAs(clientPool, {
    query,
    connect: async () => dressedAs(new pg.Client(), await connect()),
  });
  const openClient = async (): Promise<pg.Client> => {
    const client = await connect();
    client.on('error', () => undefined);
    return dressedAs(new pg.Client(), client);
  };
  return { pool, livePool: pool, openClient };
};
