import type { LogFlaw } from '@platzwart/contracts/club';
import { positionSchema } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfEvent } from './core/hashes.ts';
import { writtenMetadata } from './core/writtenMetadata.ts';
import { seedDemoClub } from './demo/seedDemoClub.ts';
import type { ProofProgress } from './processes/proveLog.ts';
import { proveLog } from './proveLog.ts';
import { monday10, serviceOnPostgres } from './testing/serviceOnPostgres.ts';
import { callFor } from './testing/slots.ts';

const seed = 1_000_000;
const clock = (): string => monday10;
const positionOf = (number: number) => v.parse(positionSchema, String(number));

/** The log of the demo club, and copies of it into which somebody has written. */
describe('The proofs of a log', () => {
  let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
  let whole: readonly RecordedEvent[];
  beforeAll(async () => {
    club = await serviceOnPostgres();
    const service = await club.open();
    await seedDemoClub(service, monday10);
    whole = await club.store.readAll({ after: null, limit: seed });
  });
  afterAll(() => club.close());

  const lastOf = (type: string): RecordedEvent => {
    const event = whole.findLast((each) => each.type === type);
    if (!event) throw new Error(`The demo club has no ${type}`);
    return event;
  };
  const dataOf = (type: string) => v.parse(v.record(v.string(), v.unknown()), lastOf(type).data);
  /** The log with one more event of the ledger, linked to the one before it as the runtime does. */
  const withEvent = (type: string, data: object): readonly RecordedEvent[] => {
    const before = whole.findLast(({ stream }) => stream === 'ledger');
    if (!before) throw new Error('The ledger is empty');
    const example = whole.find((each) => each.type === type) ?? before;
    const metadata = {
      ...writtenMetadata(example.metadata),
      ...{ causationId: crypto.randomUUID(), previousHash: hashOfEvent(before) },
      ...(example.type !== type && { schemaVersion: 1 }),
    };
    const position = positionOf(Number(whole.at(-1)?.position) + 7);
    return [
      ...whole,
      { ...before, id: crypto.randomUUID(), position, revision: before.revision + 1, type, data, metadata },
    ];
  };
  const flawsIn = async (log: readonly RecordedEvent[]) => {
    const readAll = ({ after, limit }: Readonly<{ after: string | null; limit: number }>) => {
      const from = after === null ? 0 : log.findIndex(({ position }) => position === after) + 1;
      return Promise.resolve(log.slice(from, from + limit));
    };
    const { flaws, flawCount, events } = await proveLog({ readAll }, { head: null, clock });
    expect(flawCount).toBe(flaws.length);
    expect(events).toBeLessThanOrEqual(log.length);
    return flaws;
  };
  const flawsWith = async (type: string, data: object): Promise<readonly Omit<LogFlaw, 'position'>[]> => {
    const log = withEvent(type, data);
    const flaws = await flawsIn(log);
    for (const { position } of flaws) expect(position).toBe(log.at(-1)?.position);
    return flaws.map(({ proof, because }) => ({ proof, because }));
  };

  it('find nothing in the log of a club with bookings, cards and invoices', async () => {
    const progress: number[] = [];
    const proof = await proveLog(club.store, { head: null, clock, onProgress: (events) => progress.push(events) });
    expect(proof).toMatchObject({ events: whole.length, flaws: [], flawCount: 0, position: whole.at(-1)?.position });
    expect(progress.length).toBeGreaterThan(1);
    expect(new Set(whole.map(({ type }) => type))).toContain('InvoiceIssued');
    expect(new Set(whole.map(({ type }) => type))).toContain('HoursUsed');
  });

  it('find a second booking of a court', async () => {
    const bookingId = crypto.randomUUID();
    const [flaw, ...others] = await flawsWith('CourtBooked', { ...dataOf('CourtBooked'), bookingId });
    expect(flaw).toMatchObject({ proof: 'BOOKINGS' });
    expect(flaw?.because).toContain(`${bookingId} takes minutes of`);
    expect(others).toEqual([]);
  });

  it('find a number that is missing, and a claim that is billed twice', async () => {
    const issued = dataOf('InvoiceIssued');
    const flaws = await flawsWith('InvoiceIssued', { ...issued, invoiceId: crypto.randomUUID(), number: '2026-09999' });
    expect(flaws.map(({ proof }) => proof)).toContain('NUMBERS');
    expect(flaws.map(({ because }) => because).join()).toMatch(
      /2026-09999 was issued in the place of .* is on .* and on 2026-09999/,
    );
  });

  it('find an invoice that demands what nobody owes, or another amount', async () => {
    const issued = dataOf('InvoiceIssued');
    const claims = [{ kind: 'COURT', itemId: crypto.randomUUID() }];
    const flaws = await flawsWith('InvoiceIssued', {
      ...issued,
      claims,
      paidBefore: [],
      invoiceId: crypto.randomUUID(),
    });
    expect(flaws).toContainEqual({ proof: 'TOTALS', because: `${String(issued['number'])} demands what nobody owes` });
  });

  it('find a payment of another amount', async () => {
    const { invoiceId, personId, number, claims } = dataOf('InvoiceIssued');
    const receipt = { amount: 1, paidOn: '2026-06-15', method: 'BANK', reference: null };
    const because = `1 was paid for ${String(number)}, which is open over 11150`;
    const flaws = await flawsWith('InvoicePaid', { invoiceId, personId, number, claims, ...receipt });
    expect(flaws).toEqual([{ proof: 'TOTALS', because }]);
  });

  it('find money that is carried over to a booking without being there', async () => {
    const { bookingId: itemId, personId, price: amount } = dataOf('CourtBooked');
    const formerItemId = crypto.randomUUID();
    const carried = { kind: 'COURT', itemId, formerItemId, personId, amount };
    const atClub = await flawsWith('ClaimCarriedOver', { ...carried, state: 'PAID', paidAtClub: true, billedOn: null });
    const because = `${String(amount)} was carried over to COURT ${String(itemId)} from ${formerItemId}, which did not leave it`;
    expect(atClub).toEqual([{ proof: 'TOTALS', because }]);
    const { invoiceId: billedOn } = dataOf('InvoiceIssued');
    const onInvoice = await flawsWith('ClaimCarriedOver', { ...carried, state: 'PAID', paidAtClub: false, billedOn });
    expect(onInvoice.map((flaw) => flaw.because)).toContain(
      `COURT ${String(itemId)} takes the place of COURT ${formerItemId} on an invoice that is not its own`,
    );
  });

  it('find hours of a card that nobody had', async () => {
    const used = dataOf('HoursUsed');
    const [flaw] = await flawsWith('HoursUsed', { ...used, halfHoursLeft: 999 });
    expect(flaw?.proof).toBe('TOTALS');
    expect(flaw?.because).toContain('and the event says 999');
  });

  it('find money that goes back without having come', async () => {
    const refund = {
      ...{
        orderId: crypto.randomUUID(),
        personId: dataOf('InvoiceIssued')['personId'],
        refundId: 'r',
        bookingId: null,
      },
      ...{ amount: 500, method: 'PAYPAL', capture: 'c', reason: 'TOO_LATE' },
    };
    const because = `500 is due of the order ${refund.orderId}, for which 0 was paid`;
    expect(await flawsWith('RefundDue', refund)).toEqual([{ proof: 'TOTALS', because }]);
  });

  it('find a changed event and one that cannot be read, and ignore types that are not known', async () => {
    const first = whole.find(({ type }) => type === 'HoursUsed');
    const other = { ...dataOf('HoursUsed'), bookingId: crypto.randomUUID() };
    const flaws = await flawsIn(whole.map((event) => (event === first ? { ...event, data: other } : event)));
    expect(flaws.at(-1)).toMatchObject({ proof: 'CHAIN', position: first?.position });
    expect(await flawsWith('HoursUsed', {})).toEqual([
      { proof: 'CHAIN', because: 'an event of the type HoursUsed cannot be read' },
    ]);
    expect(await flawsWith('NoSuchEvent', {})).toEqual([]);
  });
});

describe('The nightly run', () => {
  let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
  beforeAll(async () => {
    club = await serviceOnPostgres();
  });
  afterAll(() => club.close());

  it('proves the log once a night and on request, keeps the result, and names the administrators where something is wrong', async () => {
    let now = '2026-06-15T08:00:00.000Z';
    let flaws: LogFlaw[] = [];
    let isFailing = false;
    const seen: ProofProgress[] = [];
    const opened: { progress: () => ProofProgress } = { progress: () => null };
    const service = await club.open({
      clock: () => now,
      proveLog: async (onProgress) => {
        if (isFailing) throw new Error('The store is away');
        onProgress(500);
        seen.push(opened.progress());
        const proof = await proveLog(club.store, { head: null, clock: () => now });
        return { ...proof, flaws, flawCount: flaws.length };
      },
    });
    opened.progress = service.proofProgress;
    await seedDemoClub(service, now);
    const kept = async () => (await club.store.read('club')).filter(({ type }) => type === 'LogProven');
    const run = () => service.runJob('proveLog');

    await run();
    expect(await kept()).toEqual([]);
    now = '2026-06-16T01:00:00.000Z';
    await run();
    await run();
    expect(await kept()).toMatchObject([{ data: { startedAt: now, flawCount: 0, recipients: [] } }]);
    expect(seen[0]?.events).toBe(500);
    expect(seen[0]?.total).toBeGreaterThan(500);
    expect(service.proofProgress()).toBeNull();

    now = '2026-06-16T09:00:00.000Z';
    flaws = [{ proof: 'NUMBERS', position: '0012', because: '2026-00003 was issued in the place of 2026-00002' }];
    for (const key of ['one', 'two'])
      await service.club.send({ type: 'RequestLogProof', data: {} }, callFor(key, { actor: null }));
    await run();
    await run();
    const [, second, ...more] = await kept();
    expect(second).toMatchObject({ data: { flaws, flawCount: 1 } });
    expect(second?.data).toHaveProperty('recipients.0');
    expect(more).toEqual([]);
    expect((await club.store.read('club')).filter(({ type }) => type === 'LogProofRequested')).toHaveLength(1);

    now = '2026-06-17T01:30:00.000Z';
    isFailing = true;
    await expect(run()).rejects.toThrow('The store is away');
    isFailing = false;
    await run();
    expect(await kept()).toHaveLength(2);
    now = '2026-06-17T01:41:00.000Z';
    await run();
    expect(await kept()).toHaveLength(3);
  });
});
