import { bookingCategories } from '@platzwart/contracts/booking';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLogChain } from '../logChain.ts';
import { controllableStore } from '../testing/faultyStore.ts';
import { monday10, serviceOnPostgres } from '../testing/serviceOnPostgres.ts';
import { needsDemoClub, seedDemoClub } from './seedDemoClub.ts';

const factOf = (data: unknown): Record<string, unknown> => v.parse(v.record(v.string(), v.unknown()), data);

const wholeLog = async (store: EventStore): Promise<readonly RecordedEvent[]> => {
  const pages: RecordedEvent[] = [];
  for (;;) {
    const page = await store.readAll({ after: pages.at(-1)?.position ?? null, limit: 1_000 });
    if (page.length === 0) return pages;
    pages.push(...page);
  }
};
const valuesOf = (events: readonly RecordedEvent[], key: string): readonly unknown[] =>
  events.map(({ data }) => factOf(data)[key]);

describe('Seeding the demo club', () => {
  const clubs: Awaited<ReturnType<typeof serviceOnPostgres>>[] = [];
  const freshClub = async () => {
    const club = await serviceOnPostgres();
    clubs.push(club);
    return club;
  };
  let first: Awaited<ReturnType<typeof serviceOnPostgres>>;
  let log: readonly RecordedEvent[];
  beforeAll(async () => {
    first = await freshClub();
    const service = await first.open();
    expect(await seedDemoClub(service, monday10)).toMatchObject({ people: 60, refused: 0 });
    log = await wholeLog(first.store);
  });
  afterAll(() => Promise.all(clubs.map((club) => club.close())));
  const ofType = (events: readonly RecordedEvent[], wanted: string) => events.filter(({ type }) => type === wanted);
  const booked = (events: readonly RecordedEvent[]) => ofType(events, 'CourtBooked');

  it('uses the deciders: every category, cancellations, an unbroken chain', async () => {
    expect(new Set(valuesOf(booked(log), 'category'))).toEqual(new Set(bookingCategories));
    expect(log.filter(({ type }) => type === 'BookingCancelled').length).toBeGreaterThan(20);
    expect(await checkLogChain(first.store)).toEqual({ events: log.length, streams: 3, broken: null, isWhole: true });
  });

  it('sells two hour cards, one of which pays some bookings', () => {
    expect(valuesOf(ofType(log, 'VoucherOrdered'), 'voucherType')).toEqual(['ADULT', 'STUDENT']);
    expect(valuesOf(ofType(log, 'HoursUsed'), 'halfHours').toSorted()).toEqual([2, 3, 3]);
  });

  it('lets Anna wait, and offers her a court for half an hour', () => {
    const joined = valuesOf(ofType(log, 'WaitingListJoined'), 'entryId');
    expect(joined).toHaveLength(1);
    expect(valuesOf(ofType(log, 'SlotOffered'), 'entryId')).toEqual(joined);
    expect(valuesOf(ofType(log, 'SlotOffered'), 'expiresAt')).toEqual(['2026-06-15T08:30:00.000Z']);
  });

  it('has a mother who books for one of her two children next week', () => {
    const relations = ofType(log, 'PersonRegistered').filter(({ data }) => factOf(data)['guardianId']);
    const children = valuesOf(relations, 'personId');
    const guardians = new Set(valuesOf(relations, 'guardianId'));
    expect([children.length, guardians.size]).toEqual([2, 1]);
    const games = booked(log).filter(({ data }) => children.includes(factOf(data)['personId']));
    expect(valuesOf(games, 'date').toSorted()).toEqual(['2026-06-22', '2026-06-24']);
    expect(new Set(games.map(({ metadata }) => factOf(metadata)['actor']))).toEqual(guardians);
  });

  it('bills people: invoices of every state, numbered in the order of their days', () => {
    const ofInvoices = log.filter(({ type }) => type.startsWith('Invoice'));
    const documents = ofInvoices.flatMap(({ type, data }) => {
      const { number, stornoNumber, issuedOn } = factOf(data);
      if (type === 'InvoiceIssued') return [[number, issuedOn]];
      return type === 'InvoiceCancelled' ? [[stornoNumber, issuedOn]] : [];
    });
    expect(documents).toHaveLength(11);
    expect(documents).toEqual(documents.toSorted());
    expect(valuesOf(ofType(log, 'InvoiceWarned'), 'level')).toEqual([1, 1, 2]);
    expect(valuesOf(ofType(log, 'InvoiceCancelled'), 'refundDue').filter(Boolean)).toHaveLength(1);
  });

  it('collects from one of two people with a mandate, fourteen days ahead', () => {
    expect(valuesOf(ofType(log, 'MandateSigned'), 'origin')).toEqual(['MEMBER', 'PAPER']);
    expect(valuesOf(ofType(log, 'CollectionAnnounced'), 'executionOn')).toEqual(['2026-06-29']);
    expect(ofType(log, 'DebitAnnounced')).toHaveLength(1);
  });

  it('has read a statement of account: three payments that came in, and one that went out', () => {
    const movements = v.parse(v.array(v.array(v.object({ amount: v.number(), bookedOn: v.string() }))), [
      ...valuesOf(ofType(log, 'StatementRead'), 'movements'),
    ]);
    expect(movements).toHaveLength(1);
    expect(movements.flat().map(({ amount }) => Math.sign(amount))).toEqual([1, 1, 1, -1]);
    expect(new Set(movements.flat().map(({ bookedOn }) => bookedOn))).toEqual(new Set(['2026-06-12']));
  });

  it('writes no name and no address into the log', () => {
    const text = JSON.stringify(log);
    // The club's own address is no secret.
    for (const plain of ['Berger', 'Krüger', 'anna@', 'ben@', 'Lindenweg', 'Neumann', 'DE0250010517'])
      expect(text, plain).not.toContain(plain);
  });

  it('does not change a club that exists', async () => {
    expect(needsDemoClub(await first.open())).toBe(false);
  });

  it('creates the same club for the same moment', async () => {
    const second = await freshClub();
    await seedDemoClub(await second.open(), monday10);
    const again = await wholeLog(second.store);
    const facts = (events: readonly RecordedEvent[]) =>
      events.filter(({ stream }) => stream === 'ledger').map(({ type, data }) => ({ type, data }));
    const unsealedDebits = { sealedDocument: null, sealedAccount: null, sealedDebtor: null, sealed: null };
    const unsealed = (events: readonly RecordedEvent[]) =>
      facts(events).map(({ type, data }) =>
        JSON.stringify({ type, ...factOf(data), sealedRemark: null, sealedReason: null, ...unsealedDebits }),
      );
    expect(unsealed(again).toSorted()).toEqual(unsealed(log).toSorted());
  });

  it('finishes an interrupted seeding, and books nothing twice', async () => {
    const third = await freshClub();
    const { store, gate } = controllableStore(third.store);
    const interrupted: EventStore = {
      ...store,
      append: (stream, ...request) => {
        if (stream === 'ledger') gate.isAway = true;
        return store.append(stream, ...request);
      },
    };
    const dying = await third.open({ store: interrupted });
    expect(await seedDemoClub(dying, monday10)).toMatchObject({ bookings: 0 });
    const restarted = await third.open();
    expect(needsDemoClub(restarted)).toBe(true);
    await seedDemoClub(restarted, monday10);
    const events = await wholeLog(third.store);
    expect(valuesOf(booked(events), 'bookingId').toSorted()).toEqual(valuesOf(booked(log), 'bookingId').toSorted());
    for (const type of ['MandateSigned', 'DebitAnnounced', 'StatementRead'])
      expect(ofType(events, type), type).toHaveLength(ofType(log, type).length);
    expect(needsDemoClub(restarted)).toBe(false);
  });
});
