import { randomUUID } from 'node:crypto';
import { type Language, type Position, type StreamName, streams } from '@platzwart/contracts/core';
import { clubHistory } from '@platzwart/contracts/message-catalogue';
import { connectEventStore, eventLogMigrations } from '@platzwart/event-store/connect';
import { migrateAsOwner } from '@platzwart/database/migrations';
import { openClient } from '@platzwart/database/open-client';
import { openVault, vaultSchema } from '@platzwart/vault';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Template } from '../../tests/support/templateDatabase.ts';
import { openPool } from '../core/database.ts';
import type { Following } from '../core/followLog.ts';
import { mailLimits } from '../core/mailLimits.ts';
import { type Mailing, createMailing } from '../core/mailLoop.ts';
import { mailSchema } from '../core/mailSchema.ts';
import type { MailTransport } from '../core/mailTransport.ts';
import type { Sending } from '../core/sender.ts';
import { mailDefinitions, mailTriggers } from '../mailDefinitions.ts';
import { renderMail } from '../templates/renderMail.ts';

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
type PersonInput = Readonly<{
  firstName?: string;
  lastName?: string;
  email?: string | null;
  language?: Language;
  memberNumber?: string;
  guardianId?: string;
}>;

const emptyMail: Template = {
  name: 'mail-service',
  fill: (url) => migrateAsOwner(url, [vaultSchema, mailSchema, ...eventLogMigrations()]),
};

/** A club with its own log, a clock that the spec advances, and a mail-service that the spec opens with the writer's database rights. */
export const openMailWorld = async () => {
  const database = await freshDatabase(emptyMail);
  const pool = openPool(database.writerUrl);
  const [vault, store] = [await openVault(pool), await connectEventStore({ DATABASE_URL: database.writerUrl })];
  const clock = { now: monday };
  const revisions = new Map<string, number>();

  /** Appends events to a stream as one command would; answers their revision. */
  const write = async (
    stream: StreamName,
    ...facts: readonly Fact[]
  ): Promise<Readonly<{ revision: number; position: Position }>> => {
    const causationId = randomUUID();
    const events = facts.map(({ type, data, actor = null, reason = null, correlationId = 'a-call' }) => {
      const metadata = {
        actor,
        role: null,
        correlationId,
        causationId,
        reason,
        occurredAt: new Date(clock.now).toISOString(),
        schemaVersion: clubHistory.definitionOf(type)?.schemaVersion ?? 1,
      };
      return { id: randomUUID(), type, data, metadata };
    });
    const result = await store.append(stream, revisions.get(stream) ?? 'none', events);
    if (result.outcome === 'conflict') throw new Error(`The spec lost track of ${stream}`);
    revisions.set(stream, result.revision);
    return result;
  };

  const person = async (input: PersonInput = {}) => {
    const personId = randomUUID();
    const { memberNumber = '1001', guardianId, ...rest } = input;
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
      ...(guardianId && { guardianId }),
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

  const sendingBy = (transport: MailTransport, change: Partial<Sending> = {}): Sending => ({
    mailWriter: { store, kinds: mailDefinitions, render: renderMail, publicUrl, now: () => clock.now },
    ...{ pool, vault, transport, runId: randomUUID(), log: quiet },
    perHour: mailLimits.perHour,
    ...change,
  });
  const following: Omit<Following, 'onMailsPlanned'> = {
    ...{ pool, store, mailTriggers, log: quiet, firstFrom: 'beginning' },
    now: () => new Date(clock.now).toISOString(),
  };

  /** A running mail-service; `stop` ends it gracefully. */
  const run = (transport: MailTransport, change: Partial<Mailing> = {}) => {
    const ending = new AbortController();
    const mailing = createMailing({
      ...{ following, sending: sendingBy(transport) },
      alongside: [],
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
