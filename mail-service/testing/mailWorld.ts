import { randomUUID } from 'node:crypto';
import { type Language, type Position, type StreamName, streams } from '@platzwart/contracts/core';
import { connectEventStore, migrationsOfLog } from '@platzwart/event-store/connect';
import { migrateAsOwner } from '@platzwart/event-store/migrations';
import { openClient } from '@platzwart/event-store/open-client';
import { openVault, vaultSchema } from '@platzwart/event-store/vault';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { openPool } from '../core/database.ts';
import type { Following } from '../core/followLog.ts';
import { type Mailing, createMailing } from '../core/mailing.ts';
import { mailSchema } from '../core/mailSchema.ts';
import type { Post } from '../core/message.ts';
import type { Sending } from '../core/sender.ts';
import { letterKinds, occasions } from '../letterKinds.ts';

/** A Monday in June, half past ten in Musterstadt. */
export const monday = Date.parse('2026-06-15T08:30:00.000Z');
export const publicUrl = 'https://platz.example';

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

type Fact = Readonly<{
  type: string;
  data: unknown;
  actor?: string | null;
  reason?: string | null;
  correlationId?: string;
}>;
type WantedPerson = Readonly<{
  firstName?: string;
  lastName?: string;
  email?: string;
  language?: Language;
  memberNumber?: string;
}>;

/** A club with a log of its own, a clock that only moves when it is told to, and a post that is opened by the spec and works as the writer. */
export const openMailWorld = async () => {
  const database = await freshDatabase();
  await migrateAsOwner(database.url, [vaultSchema, mailSchema, ...migrationsOfLog({ eventStoreDbUrl: undefined })]);
  const pool = openPool(database.writerUrl);
  const [vault, store] = [await openVault(pool), await connectEventStore({ databaseUrl: database.writerUrl })];
  const clock = { now: monday };
  const revisions = new Map<string, number>();

  /** Appends facts to a stream, as one command would; answers with their revision. */
  const write = async (
    stream: StreamName,
    ...facts: readonly Fact[]
  ): Promise<Readonly<{ revision: number; position: Position }>> => {
    const events = facts.map(({ type, data, actor = null, reason = null, correlationId = 'a-call' }) => {
      const metadata = {
        actor,
        role: null,
        correlationId,
        reason,
        occurredAt: new Date(clock.now).toISOString(),
        schemaVersion: 1,
      };
      return { id: randomUUID(), type, data, metadata };
    });
    const result = await store.append(stream, revisions.get(stream) ?? 'none', events);
    if (result.outcome === 'conflict') throw new Error(`The spec lost track of ${stream}`);
    revisions.set(stream, result.revision);
    return result;
  };

  const person = async (wanted: WantedPerson = {}) => {
    const personId = randomUUID();
    const { memberNumber = '1001', ...rest } = wanted;
    const plain = {
      firstName: 'Anna',
      lastName: 'Berger',
      email: 'anna@platzwart.example',
      phone: null,
      address: null,
      language: 'de',
      ...rest,
    };
    const sealed = await vault.seal(personId, plain);
    const data = {
      personId,
      memberNumber,
      sealed,
      role: 'MEMBER',
      emailDigest: personId,
      discount: 0,
      verified: true,
      active: true,
      passwordId: null,
    };
    await write(streams.members, { type: 'PersonRegistered', data });
    return { personId, plain };
  };

  const code = async (personId: string, purpose: string, text: string) => {
    const codeId = randomUUID();
    const expiresAt = new Date(clock.now + 24 * 3_600_000).toISOString();
    await vault.codes.keep({ codeId, personId, purpose, code: text, expiresAt });
    return { codeId, expiresAt };
  };

  const sendingBy = (post: Post, change: Partial<Sending> = {}): Sending => ({
    desk: { store, kinds: letterKinds, publicUrl, now: () => clock.now },
    ...{ pool, vault, post, runId: randomUUID(), log: quiet },
    ...change,
  });
  const following: Omit<Following, 'onLetters'> = {
    ...{ pool, store, occasions, log: quiet, firstFrom: 'beginning' },
    now: () => new Date(clock.now).toISOString(),
  };

  /** A mail-service at work; `stop` ends it in order. */
  const run = (post: Post, change: Partial<Mailing> = {}) => {
    const ending = new AbortController();
    const mailing = createMailing({
      ...{ following, sending: sendingBy(post) },
      openClient: (purpose) => openClient(database.writerUrl, purpose),
      ...change,
    });
    const done = mailing.run(ending.signal);
    const stop = async (): Promise<void> => {
      ending.abort();
      await done;
    };
    return { ...mailing, stop };
  };

  const outbox = async () =>
    (
      await pool.query<{ kind: string; state: string; problem: string | null; tries: number }>(
        'select kind, state, problem, tries from mail.outbox order by created_at, kind',
      )
    ).rows;
  const close = async (): Promise<void> => {
    await store.close();
    await pool.end();
    await database.drop();
  };
  return {
    url: database.url,
    ...{ pool, store, vault, clock, write, person, code, run, sendingBy, following, outbox, close },
  };
};
export type MailWorld = Awaited<ReturnType<typeof openMailWorld>>;
