import { createHash, randomUUID } from 'node:crypto';
import { localDate, position } from '@platzwart/contracts/core';
import type { HistoryRow } from '@platzwart/contracts/history';
import type { PersonRow } from '@platzwart/contracts/user';
import { readPdf } from '@platzwart/service-process/spec-pdf-reader';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BesideLoop, workerBesideLoop } from '../../core/besideLoop.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { admin, anna, ben } from '../../testing/personas.ts';

const bookingId = randomUUID();
const place = { sport: 'TENNIS', court: 3, date: '2026-06-15', start: '18:00', end: '19:00' };
const [booked, cancelled, lost] = [randomUUID(), randomUUID(), randomUUID()];

const entry = (number: number, change: Partial<HistoryRow>): HistoryRow => ({
  entryId: `00${number} ${bookingId}`,
  ...{ subjectId: bookingId, partOf: null, personId: anna.personId, eventId: null, correlationId: `call ${number}` },
  ...{ position: position(`00${number}`), revision: number, occurredAt: '2026-06-01T10:00:00Z', action: 'CourtBooked' },
  ...{ actorId: anna.personId, cause: 'OWNER', role: 'MEMBER', reason: null, details: {}, texts: null },
  ...{ day: localDate('2026-06-15'), ...change },
});
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const namedSchema = v.object({ events: v.array(v.object({ type: v.string(), revision: v.number() })) });

describe('The evidence about a booking', () => {
  let instance: Instance;
  const inLog = (revision: number, eventId: string) => ({
    ...{ stream: 'ledger', revision, position: `00${revision}`, eventId },
    ...{ hash: hashOf(eventId), previousHash: hashOf(`before ${eventId}`) },
  });
  const known = new Map([
    [1, inLog(1, booked)],
    [2, inLog(2, cancelled)],
  ]);

  const statements: string[] = [];
  const written = { now: 0, mostAtOnce: 0 };
  /** As in the gateway: on the loop, documents would keep the log's answers waiting until they count as lost. */
  const program = new URL('../../documentWorkerFromSource.mjs', import.meta.url);
  const worker = workerBesideLoop({ program, databaseUrl: '' });
  const countedBeside: BesideLoop = async (task, input, caller) => {
    written.now += 1;
    written.mostAtOnce = Math.max(written.mostAtOnce, written.now);
    return worker.run(task, input, caller).finally(() => (written.now -= 1));
  };

  beforeAll(async () => {
    instance = await startInstance({ besideLoop: countedBeside, hearStatement: (text) => statements.push(text) });
    await instance.projections.addHistory([
      entry(1, { eventId: booked, details: { ...place, price: 1250 } }),
      entry(2, {
        ...{ eventId: cancelled, action: 'BookingCancelled', actorId: admin.personId, cause: 'CLUB', role: 'ADMIN' },
        ...{ texts: { reason: 'Der Platz steht unter Wasser' }, details: place },
      }),
      entry(3, {
        ...{ eventId: lost, action: 'BookingChanged' },
        details: { ...place, price: 0, pricing: { paymentMethod: 'VOUCHER' } },
      }),
    ]);
    instance.commands.answerEventsWith((body) => ({
      head: '0077',
      events: v.parse(namedSchema, body).events.map(({ revision }) => known.get(revision) ?? null),
    }));
  });
  afterAll(async () => {
    await instance.close();
    await worker.close();
  });

  const ask = async (who: PersonRow | null, id: string = bookingId, language = 'de') =>
    fetch(`${instance.url}/documents/evidence/${id}.pdf`, {
      headers: {
        'accept-language': language,
        ...(who && { authorization: `Bearer ${await instance.tokenOf(who)}` }),
      },
    });
  const read = async (who: PersonRow, language = 'de') => {
    const response = await ask(who, bookingId, language);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { pages, roles, isTagged, metadata } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    return { text: pages.join(' '), roles, isTagged, metadata };
  };

  it('says an ADMIN who did what, when and why, and what the log has of it', async () => {
    const { text, roles, isTagged } = await read(admin);
    expect(isTagged).toBe(true);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(text).toContain('TC Musterstadt');
    expect(text).toContain('Erstellt am 15.06.2026, 10:30:00');
    expect(text).toContain(`Vorgang: ${bookingId}`);
    expect(text).toContain('Einträge von Protokollposition 1 bis 3');
    expect(text).toContain('Stand des Protokolls: Position 77');
    expect(text).toContain('01.06.2026, 12:00:00 Anna Ähre hat gebucht. Tennis, Platz 3, 15.06.2026, 18:00–19:00');
    expect(text).toContain('Preis: 12,50 €');
    expect(text).toContain('Preis: 1 Std. mit Stundenkarte');
    expect(text).toMatch(/\(Admin\) hat storniert\..*Grund: Der Platz steht unter Wasser/);
    expect(text).toContain('Protokollposition 1, Strom ledger, Nummer 1');
    expect(text).toContain(`Ereignis CourtBooked, Kennung ${booked}`);
    expect(text).toContain(`SHA-256: ${hashOf(booked)}`);
    expect(text).toContain(`Prüfsumme des vorigen Ereignisses im Strom: ${hashOf(`before ${cancelled}`)}`);
    expect(text).toContain('npm run verify-log');
  });

  it('says where an entry is not what the log has', async () => {
    const { text } = await read(admin);
    expect(text.match(/Dieses Ereignis steht so nicht im Protokoll/g)).toHaveLength(1);
    expect(text).not.toContain(lost);
    known.set(1, inLog(1, randomUUID()));
    expect((await read(admin)).text.match(/Dieses Ereignis steht so nicht im Protokoll/g)).toHaveLength(2);
    known.set(1, inLog(1, booked));
  });

  it('names nobody else to its owner, and is in English for who asks so', async () => {
    const { text } = await read(anna, 'en');
    expect(text).toContain('Anna Ähre booked.');
    expect(text).toContain('The club cancelled.');
    expect(text).toContain('Tennis, court 3, 15 Jun 2026, 18:00–19:00');
  });

  it('is written for one reader four times at once, however often it is asked for', async () => {
    written.mostAtOnce = 0;
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(admin)));
    expect([instance.serverErrors, new Set(answers.map(({ status }) => status))]).toEqual([[], new Set([200])]);
    expect(written.mostAtOnce).toBeLessThanOrEqual(4);
  });

  it('is read by a few statements however many entries it has and people they name', async () => {
    const asked = async (who: PersonRow, subject: string): Promise<number> => {
      statements.splice(0);
      expect((await ask(who, subject)).status).toBe(200);
      // Beside them are those by which every gateway follows sessions and read models, once a second.
      return statements.filter((text) => /\b(?:history|people)\./.test(text)).length;
    };
    const historyOf = async (subjectId: string, entries: number) => {
      const named = (number: number) => ({ members: [ben.personId, randomUUID(), admin.personId].slice(number % 2) });
      const rows = Array.from({ length: entries }, (_, at) =>
        entry(at, {
          ...{ entryId: `${at} ${subjectId}`, subjectId, position: position(`1${String(at).padStart(3, '0')}`) },
          ...{ action: 'PlayersChanged', details: named(at) },
        }),
      );
      await instance.projections.addHistory(rows);
    };
    const [short, long] = [randomUUID(), randomUUID()];
    await historyOf(short, 2);
    await historyOf(long, 60);
    await asked(admin, short);
    // What comes while a statement runs is read by the next one.
    expect(await asked(admin, long)).toBeLessThan(2 * (await asked(admin, short)));
  });

  it("is nobody else's", async () => {
    expect((await ask(null)).status).toBe(401);
    expect((await ask(ben)).status).toBe(404);
    expect((await ask(admin, randomUUID())).status).toBe(404);
    for (const id of ['', 'all', "' or 1=1", `${bookingId}x`, '%ED%A0%80'])
      expect((await ask(admin, id)).status).toBe(404);
    const answer = await fetch(`${instance.url}/documents/evidence/${bookingId}.pdf`, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(instance.serverErrors).toEqual([]);
  });
});
