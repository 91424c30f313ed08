import { randomUUID } from 'node:crypto';
import { localDate, position } from '@platzwart/contracts/core';
import { factsOf } from '@platzwart/contracts/event-facts';
import { type HistoryRow, clubSubjectId } from '@platzwart/contracts/history';
import type { PersonRow } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { mailIdNr, storeMail } from '../testing/storeMail.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

const bookingId = randomUUID();
const seriesId = randomUUID();
const bookedEvent = randomUUID();
let nr = 0;

const entry = (change: Partial<HistoryRow> = {}): HistoryRow => {
  nr += 1;
  return {
    entryId: `${nr} ${bookingId}`,
    ...{ subjectId: bookingId, partOf: null, personId: anna.personId },
    ...{ position: position(`00${nr}`), revision: nr, eventId: randomUUID(), correlationId: `call ${nr}` },
    ...{ occurredAt: '2026-06-01T10:00:00Z', action: 'CourtBooked', actorId: anna.personId, cause: 'OWNER' },
    ...{ role: 'MEMBER', reason: null, details: { price: 1200 }, texts: null, day: localDate('2026-06-15') },
    ...change,
  };
};

const query = `query ($id: ID!) {
  history(id: $id) { at action actor { firstName lastName userID } cause role reason details mails { kind state sent_at } }
}`;
const pageSchema = v.object({ total: v.number(), entries: v.array(v.object({ action: v.string() })) });
const answerSchema = v.object({ history: v.array(v.looseObject({ action: v.string() })) });

describe('The history of a booking', () => {
  let instance: Instance;

  beforeAll(async () => {
    instance = await startInstance();
    const own = entry({ eventId: bookedEvent, partOf: seriesId, texts: { remark: 'mit Ball' } });
    const second = entry({ subjectId: randomUUID(), correlationId: own.correlationId });
    const byAdmin = entry({
      ...{ action: 'BookingCancelled', actorId: admin.personId, cause: 'CLUB', role: 'ADMIN' },
      ...{ texts: { reason: 'Platzpflege "Mitte"' }, occurredAt: '2026-06-02T10:00:00Z' },
    });
    const ofSeries = entry({
      subjectId: seriesId,
      personId: null,
      action: 'SeriesPlanned',
      occurredAt: '2026-05-01T10:00:00Z',
    });
    const ofBen = entry({
      ...{ personId: ben.personId, actorId: admin.personId, cause: 'CLUB', action: 'BookingMoved' },
      details: { stornoNumber: '2026-00013' },
    });
    await instance.projections.addHistory([own, second, byAdmin, ofSeries, ofBen]);
    const pool = poolOn(instance.databaseUrl);
    const mail = `insert into mail.outbox (mail_id, kind, person_id, stream, revision, event_id, state, created_at, waiting_since, next_try_at, sent_at)
      values (gen_random_uuid(), $1, $2, 'ledger', 1, $3, 'SENT', now(), now(), now(), '2026-06-01T10:01:00Z')`;
    await pool.query(mail, ['BOOKING_CONFIRMED', anna.personId, bookedEvent]);
    // To somebody else, about the same event: none of Anna's business.
    await pool.query(mail, ['BOOKING_CANCELLED', ben.personId, bookedEvent]);
    await pool.end();
  });
  afterAll(() => instance.close());

  const historyFor = async (who: PersonRow, id: string = bookingId) => {
    const { data } = await sendGraphql(instance.url, { query, variables: { id }, token: await instance.tokenOf(who) });
    return v.parse(answerSchema, data).history;
  };
  const annasName = { firstName: 'Anna', lastName: 'Ähre', userID: '1001' };

  it('shows its owner, oldest first, what was done, when, why, and which e-mail it caused; what others did, the club did', async () => {
    expect(await historyFor(anna)).toEqual([
      {
        ...{ at: '2026-06-01T10:00:00.000Z', action: 'CourtBooked', actor: annasName, cause: 'OWNER', role: 'MEMBER' },
        ...{ reason: null, details: JSON.stringify({ price: 1200, remark: 'mit Ball' }) },
        mails: [{ kind: 'BOOKING_CONFIRMED', state: 'SENT', sent_at: '2026-06-01T10:01:00.000Z' }],
      },
      {
        ...{ at: '2026-06-02T10:00:00.000Z', action: 'BookingCancelled', actor: null, cause: 'CLUB', role: 'ADMIN' },
        ...{
          reason: 'Platzpflege "Mitte"',
          details: JSON.stringify({ price: 1200, reason: 'Platzpflege "Mitte"' }),
          mails: [],
        },
      },
      expect.objectContaining({ action: 'SeriesPlanned', actor: annasName }),
    ]);
  });

  it('shows an ADMIN everything with names, also by the Relay id', async () => {
    const relayId = Buffer.from(`Booking:${bookingId}`).toString('base64');
    const entries = await historyFor(admin, relayId);
    expect(
      entries.map(({ action, actor }) => [action, v.parse(v.object({ firstName: v.string() }), actor).firstName]),
    ).toEqual([
      ['CourtBooked', 'Anna'],
      ['BookingCancelled', 'Admin'],
      ['SeriesPlanned', 'Anna'],
      ['BookingMoved', 'Admin'],
    ]);
  });

  it('shows another person only what happened while it was theirs', async () => {
    expect((await historyFor(ben)).map(({ action }) => action)).toEqual(['BookingMoved']);
    expect(await historyFor(ben, seriesId)).toEqual([]);
    expect(await historyFor(admin, randomUUID())).toEqual([]);
  });

  it('reads a UUID as such, also one that decodes to a text with a colon', async () => {
    expect(await historyFor(admin, '6bf5a287-02dd-467e-932e-c6c7752db506')).toEqual([]);
  });

  it('is refused without a session, and for what is no id', async () => {
    expect(outcomeOf(await sendGraphql(instance.url, { query, variables: { id: bookingId } }))).toBe('LOGIN_REQUIRED');
    for (const id of ['', 'all', "' or 1=1", '\ud800', '🎾'.repeat(500)]) {
      const answer = await sendGraphql(instance.url, {
        query,
        variables: { id },
        token: await instance.tokenOf(admin),
      });
      expect(outcomeOf(answer)).toBe('ERR_INVALID_INPUT');
    }
    expect(instance.serverErrors).toEqual([]);
  });

  it('finds the one e-mail of an order from each of its bookings', async () => {
    const pool = poolOn(instance.databaseUrl);
    const { rows } = await pool.query<{ id: string }>(
      `select subject_id as id from history.entries where correlation_id = 'call 1' and subject_id <> $1`,
      [bookingId],
    );
    await pool.end();
    const [{ mails } = { mails: null }] = await historyFor(anna, rows[0]?.id);
    expect(mails).toEqual([expect.objectContaining({ kind: 'BOOKING_CONFIRMED' })]);
  });

  const log = (filter: string, who = admin) =>
    instance.tokenOf(who).then((token) =>
      sendGraphql(instance.url, {
        query: `{ clubLog${filter} { total entries { action kind person { userID } actor { userID } position subjectID } } }`,
        token,
      }),
    );
  const logged = async (filter: string) => {
    const { data } = await log(filter);
    const { clubLog } = v.parse(v.object({ clubLog: pageSchema }), data);
    return { total: clubLog.total, actions: clubLog.entries.map(({ action }) => action) };
  };

  it('is part of the club log, the newest first, page by page', async () => {
    expect(await logged('')).toMatchObject({ total: 5 });
    expect((await logged('(size: 1)')).actions).toEqual(['BookingMoved']);
    expect((await logged('(size: 2, page: 2)')).actions).toEqual(['BookingCancelled', 'CourtBooked']);
    const { data } = await log('(size: 1, page: 3)');
    expect(data).toEqual({
      clubLog: {
        total: 5,
        entries: [
          {
            ...{ action: 'BookingCancelled', kind: 'BOOKING', person: { userID: '1001' }, actor: { userID: '1' } },
            ...{ position: '003', subjectID: bookingId },
          },
        ],
      },
    });
  });

  it.each([
    ['(person: "1002")', ['BookingMoved']],
    ['(actor: "1")', ['BookingMoved', 'BookingCancelled']],
    ['(person: "1001", actor: "1")', ['BookingCancelled']],
    ['(person: "4711")', []],
    [`(subject: "${seriesId}")`, ['SeriesPlanned', 'CourtBooked']],
    ['(kind: BOOKING, day: "2026-06-15", actor: "1001")', ['SeriesPlanned', 'CourtBooked', 'CourtBooked']],
    ['(kind: PERSON)', []],
    ['(day: "2026-06-16")', []],
    ['(fromDate: "2026-06-02")', ['BookingCancelled']],
    ['(toDate: "2026-05-01")', ['SeriesPlanned']],
    ['(search: "platzPFLEGE")', ['BookingCancelled']],
    ['(search: "mit_Ball")', []],
    [String.raw`(search: "\"mitte\"")`, ['BookingCancelled']],
    // What a text is called is no text.
    ['(search: "remark")', []],
    ['(search: "2026-00013")', ['BookingMoved']],
    // The sentence, whom it is about, and a value.
    ['(search: "du hast storniert")', ['BookingCancelled']],
    ['(search: "Anna Ähre hat gebucht")', ['CourtBooked', 'CourtBooked']],
    ['(search: "ben öl (1002)")', ['BookingMoved']],
    ['(search: "12,00 €", kind: BOOKING, toDate: "2026-06-01")', ['SeriesPlanned', 'CourtBooked', 'CourtBooked']],
    ['(action: "BookingCancelled")', ['BookingCancelled']],
  ])('is found by %s', async (filter, actions) => {
    expect((await logged(filter)).actions).toEqual(actions);
  });

  it.each(['(page: 0)', '(size: 101)', '(person: "x")', '(subject: "all")', `(search: "${'x'.repeat(101)}")`])(
    'is refused for %s',
    async (filter) => expect(outcomeOf(await log(filter))).toBe('ERR_INVALID_INPUT'),
  );

  it('contains what becomes of the invoices about it', async () => {
    const [subjectId, invoice] = [randomUUID(), randomUUID()];
    const details = { number: '2026-00012', claims: [{ kind: 'COURT', itemId: subjectId }], paidBefore: [] };
    const nextTo = (action: string, change: Partial<HistoryRow>) =>
      entry({ action, ...change, entryId: `${nr} ${change.subjectId}` });
    const position = await instance.projections.addHistory([
      nextTo('CourtBooked', { subjectId }),
      nextTo('InvoiceIssued', { subjectId: invoice, details }),
      nextTo('InvoicePaid', { subjectId: invoice }),
      nextTo('InvoiceIssued', { subjectId: randomUUID(), details: { ...details, claims: [] } }),
    ]);
    await instance.readSide.watch.waitFor(['history'], position, 5000);
    for (const [person, actions] of [
      [anna, ['CourtBooked', 'InvoiceIssued', 'InvoicePaid']],
      [admin, ['CourtBooked', 'InvoiceIssued', 'InvoicePaid']],
      [ben, []],
    ] as const) {
      const token = await instance.tokenOf(person);
      const { data } = await sendGraphql(instance.url, { query, token, variables: { id: subjectId } });
      expect(v.parse(answerSchema, data).history.map(({ action }) => action)).toEqual(actions);
    }
  });

  it('of what was paid online says who ordered it, with order and payment', async () => {
    const [subjectId, orderId] = [randomUUID(), randomUUID()];
    const told = (action: string, details: HistoryRow['details'], change: Partial<HistoryRow> = {}) => {
      const made = entry({ action, details, actorId: null, cause: 'SYSTEM', role: null, subjectId, ...change });
      return { ...made, entryId: `${nr} ${made.subjectId}` };
    };
    const ofOrder = { subjectId: anna.personId, day: null };
    const bookings = [{ bookingId: subjectId }];
    const position = await instance.projections.addHistory([
      told('PaymentStarted', { orderId, bookings, players: [] }, { ...ofOrder, actorId: ben.personId, cause: 'CLUB' }),
      told('PaymentReceived', { orderId, amount: 2100, capture: 'C-1' }, ofOrder),
      told('CourtBooked', { orderId, paymentMethod: 'PAYPAL' }, { actorId: anna.personId, cause: 'OWNER' }),
      told('PlayersChanged', {}),
      told('PaymentReceived', { orderId: randomUUID(), amount: 900, capture: 'C-2' }, ofOrder),
    ]);
    await instance.readSide.watch.waitFor(['history'], position, 5000);
    const named = (await historyFor(admin, subjectId)).map(({ action, actor, cause, details }) => [
      ...[action, v.parse(v.nullable(v.object({ firstName: v.string() })), actor)?.firstName, cause],
      v.parse(v.string(), details).includes('C-1'),
    ]);
    expect(named).toEqual([
      ['PaymentStarted', 'Ben', 'CLUB', false],
      ['PaymentReceived', undefined, 'SYSTEM', true],
      ['CourtBooked', 'Ben', 'CLUB', false],
      ['PlayersChanged', 'Ben', 'CLUB', false],
    ]);
    expect((await historyFor(anna, subjectId)).map(({ actor }) => actor)).toEqual([null, null, null, null]);
  });

  it('says what was so before, of the same subject and the same sport, with names', async () => {
    const told = (action: string, details: HistoryRow['details'], change: Partial<HistoryRow> = {}) => {
      const made = entry({
        action,
        details,
        actorId: admin.personId,
        cause: 'CLUB',
        role: 'ADMIN',
        day: null,
        ...change,
      });
      return { ...made, entryId: `${nr} ${made.subjectId}` };
    };
    const ofClub = { subjectId: clubSubjectId, personId: null };
    const prices = (sport: string, member: number) => ({ sport, rows: [{ time: '08:00', member }] });
    const account = { subjectId: anna.personId };
    const position = await instance.projections.addHistory([
      told('BookingRulesSet', { cancellationHours: 24 }, ofClub),
      told('PricesSet', prices('TENNIS', 1200), ofClub),
      told('PricesSet', prices('SQUASH', 900), ofClub),
      told('BookingRulesSet', { cancellationHours: 12 }, ofClub),
      told('PricesSet', prices('TENNIS', 1000), ofClub),
      told('PersonRegistered', { role: 'GUEST' }, { ...account, texts: { lastName: 'Alt' } }),
      told('RoleChanged', { role: 'MEMBER' }, account),
      told('PersonalDataCorrected', {}, { ...account, texts: { lastName: 'Ähre' } }),
      told('PayerChanged', { payerId: ben.personId }, account),
      told('PayerChanged', { payerId: anna.personId }, account),
    ]);
    await instance.readSide.watch.waitFor(['history'], position, 5000);
    const said = async (id: string, who = admin) => {
      const asked = { query: `query ($id: ID!) { history(id: $id) { action details before } }`, variables: { id } };
      const { data } = await sendGraphql(instance.url, { ...asked, token: await instance.tokenOf(who) });
      const schema = v.object({ action: v.string(), details: v.string(), before: v.nullable(v.string()) });
      const { history } = v.parse(v.object({ history: v.array(schema) }), data);
      const read = (json: string) => v.parse(v.record(v.string(), v.unknown()), JSON.parse(json));
      return history.flatMap(({ action, details, before }) =>
        factsOf({ action, data: read(details), before: before === null ? null : read(before) }, 'de').map(
          ({ label, value, before: was }) => `${label}: ${value} (${was})`.replaceAll('\u00A0', ' '),
        ),
      );
    };
    const club = await said(clubSubjectId);
    expect(club).toContain('Stornofrist: 12 Stunden (24 Stunden)');
    expect(club).toContain('ab 08:00, Mitglied: 10,00 € (12,00 €)');
    const changes = ['Rolle: Mitglied (Gast)', 'Nachname: Ähre (Alt)', 'Rechnungen an: Anna Ähre (Ben Öl)'];
    for (const who of [admin, anna])
      expect((await said(anna.personId, who)).filter((line) => !line.endsWith('(null)'))).toEqual(changes);
  });

  it('shows an e-mail at the event that it is about, not at what else the same call did with the same booking', async () => {
    const [subjectId, eventId] = [randomUUID(), mailIdNr(7)];
    const called = { subjectId, correlationId: 'a call with two events' };
    const position = await instance.projections.addHistory([
      entry({ ...called, eventId }),
      entry({ ...called, action: 'PlayersChanged' }),
    ]);
    await instance.readSide.watch.waitFor(['history'], position, 5000);
    // Its id is that of its event.
    await storeMail(instance.databaseUrl, 7, { kind: 'BOOKING_CONFIRMED', state: 'SENT' });
    expect((await historyFor(anna, subjectId)).map(({ action, mails }) => [action, mails])).toEqual([
      ['CourtBooked', [expect.objectContaining({ state: 'SENT' })]],
      ['PlayersChanged', []],
    ]);
  });
});
