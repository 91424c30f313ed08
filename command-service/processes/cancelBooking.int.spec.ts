import { type BookingId, eventCatalogue, noPersonalLimits, streams } from '@platzwart/contracts/core';
import { type InvoiceEvent, invoiceDocumentSchema, invoiceEvents } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../commandService.ts';
import type { CommandType } from '../commandTable.ts';
import type { Answer } from '../core/commandStream.ts';
import { decodeRecorded } from '../core/decodeRecorded.ts';
import { block, book } from '../ledger/courts/specSentences.ts';
import { claimsOf } from '../ledger/invoices/invoicesState.ts';
import { noonOf } from '../ledger/invoices/specInvoices.ts';
import { arrangeClub } from '../testing/arrangeClub.ts';
import { type AccountsOnPostgres, accountsOnPostgres } from '../testing/accountsOnPostgres.ts';
import { callFor } from '../testing/slots.ts';

const accepted: unknown = expect.objectContaining({ outcome: 'accepted' });

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
  await accounts.register('Petra', 'ADMIN');
  await arrangeClub(accounts.service);
});
afterAll(() => accounts.close());

type How = Readonly<{ at?: CommandService; key?: string }>;
const send = (type: CommandType, data: unknown, { at = accounts.service, key }: How = {}): Promise<Answer<string>> => {
  const actor = accounts.person('Petra').personId;
  return at.receive({ type, actor, data, correlationId: 'spec', idempotencyKey: key ?? null });
};

let bookings = 0;
/** An hour on this day in June. */
const play = async (name: string, date: string): Promise<BookingId> => {
  const { personId } = accounts.person(name);
  bookings += 1;
  const place = block(`TENNIS ${1 + (bookings % 8)}`, date, '10:00-11:00');
  const booker = { personId, role: 'MEMBER', discount: 0, limits: noPersonalLimits } as const;
  const command = book(booker, place, { now: noonOf('2026-06-01'), first: bookings });
  const answer = await accounts.service.ledger.send(command, callFor(`play ${bookings}`, { actor: null }));
  if (answer.outcome === 'rejected') throw new Error(answer.code);
  const [known] = [...accounts.service.ledger.current().state.courts.bookings.values()].filter(
    (booking) => booking.personId === personId && booking.date === date,
  );
  if (!known) throw new Error('It is not in the ledger');
  return known.bookingId;
};
const bill = async (name: string): Promise<string> => {
  const period = { fromDate: '2026-06-01', toDate: '2026-06-15' };
  const answer = await send('CreateInvoice', { userID: accounts.person(name).memberNumber, ...period });
  if (answer.outcome === 'rejected') throw new Error(`${answer.code} ${answer.fields.join()}`);
  return answer.ids[0] ?? '';
};
const cancel = (bookingId: BookingId, how: How = {}, others: Readonly<Record<string, unknown>> = {}) =>
  send(
    'CancelBooking',
    { bookingId, category: 'SINGLE', userID: null, reason: 'Gewitter', refund: 'FULL', ...others },
    how,
  );

const eventsSince = async (count: number) => (await accounts.store.read(streams.ledger)).slice(count);
const eventCount = async () => (await accounts.store.read(streams.ledger)).length;
const claimStates = (name: string) =>
  [...claimsOf(accounts.service.ledger.current().state.invoices, accounts.person(name).personId).values()].map(
    ({ date, state }) => `${date} ${state}`,
  );
const catalogue = eventCatalogue<InvoiceEvent>(invoiceEvents);

describe('Cancelling a booking that an invoice demands', () => {
  it('cancels the invoice and bills what is left of it, in one append (B2)', async () => {
    await accounts.register('Anna');
    const [rained] = [await play('Anna', '2026-06-02'), await play('Anna', '2026-06-03')];
    const id = await bill('Anna');
    const before = await eventCount();
    expect(await cancel(rained)).toEqual(accepted);
    const events = await eventsSince(before);
    expect(events.map(({ type }) => type)).toEqual(['BookingCancelled', 'InvoiceCancelled', 'InvoiceIssued']);
    expect(
      new Set(events.map(({ metadata }) => JSON.stringify(v.parse(v.looseObject({}), metadata)['causationId']))),
    ).toHaveLength(1);
    const [, storno, anew] = events.map(({ data }) => data);
    expect(storno).toMatchObject({ invoiceId: id, number: '2026-00001', stornoNumber: '2026-00002', refundDue: 0 });
    expect(anew).toMatchObject({ number: '2026-00003', amountDue: 1200, fromDate: '2026-06-01', toDate: '2026-06-15' });
    expect(claimStates('Anna')).toEqual(['2026-06-03 INVOICED']);
    const issued = events.slice(1).map((recorded) => decodeRecorded(catalogue, recorded).event.data);
    const sealed = issued.flatMap((data) =>
      'sealedDocument' in data ? [{ year: 2026, sealed: data.sealedDocument }] : [],
    );
    const documents = (await accounts.vault.retentionKeys.open(sealed)).map((plain) =>
      v.parse(invoiceDocumentSchema, plain),
    );
    expect(documents).toMatchObject([
      { kind: 'STORNO', lines: [{ date: '2026-06-02' }, { date: '2026-06-03' }] },
      { kind: 'INVOICE', lines: [{ date: '2026-06-03' }] },
    ]);
  });

  it('issues no invoice where nothing is left', async () => {
    await accounts.register('Ben');
    const rained = await play('Ben', '2026-06-02');
    await bill('Ben');
    const before = await eventCount();
    expect(await cancel(rained)).toEqual(accepted);
    expect((await eventsSince(before)).map(({ type }) => type)).toEqual(['BookingCancelled', 'InvoiceCancelled']);
    expect(claimStates('Ben')).toEqual([]);
  });

  it('leaves what is left to be billed where no invoice can be written today', async () => {
    await accounts.register('Carla');
    const [rained] = [await play('Carla', '2026-06-02'), await play('Carla', '2026-06-03')];
    await bill('Carla');
    const userID = accounts.person('Carla').memberNumber;
    expect(await send('UpdatePerson', { userID, changes: { address: null } })).toEqual(accepted);
    expect(await cancel(rained)).toEqual(accepted);
    expect(claimStates('Carla')).toEqual(['2026-06-03 OPEN']);
  });

  it('happens once, however often it is asked for', async () => {
    await accounts.register('Doris');
    const [rained] = [await play('Doris', '2026-06-02'), await play('Doris', '2026-06-03')];
    await bill('Doris');
    const key = '0f7a6a3c-8f0c-4a7e-9d55-0d5b8f6d1a01';
    const first = await cancel(rained, { key });
    const before = await eventCount();
    expect(first).toEqual(accepted);
    expect(await cancel(rained, { key })).toEqual(first);
    expect(await cancel(rained)).toEqual(accepted);
    expect(await eventsSince(before)).toEqual([]);
  });

  it('leaves no gap in the numbers, also where another process issues at the same moment', async () => {
    const names = ['Emil', 'Frieda', 'Gerda', 'Hanno'];
    const rained: BookingId[] = [];
    for (const name of names) {
      await accounts.register(name);
      rained.push(await play(name, '2026-06-04'));
      await play(name, '2026-06-05');
      await bill(name);
    }
    const other = await accounts.open();
    const answers = await Promise.all(rained.map((id, index) => cancel(id, index % 2 === 0 ? {} : { at: other })));
    expect(answers).toEqual(names.map(() => accepted));
    await accounts.service.ledger.refresh();
    expect(names.map((name) => claimStates(name))).toEqual(names.map(() => ['2026-06-05 INVOICED']));
    const numbers = (await eventsSince(0)).flatMap(({ type, data }) => {
      const { number, stornoNumber } = v.parse(v.looseObject({ number: v.unknown(), stornoNumber: v.unknown() }), {
        number: null,
        stornoNumber: null,
        ...v.parse(v.looseObject({}), data),
      });
      if (type === 'InvoiceIssued') return [number];
      return type === 'InvoiceCancelled' ? [stornoNumber] : [];
    });
    expect(numbers).toEqual(numbers.map((_, index) => `2026-${String(index + 1).padStart(5, '0')}`));
  });

  it('and undoing it leave the new invoice as it is, and the booking to be billed', async () => {
    await accounts.register('Ida');
    const [rained] = [await play('Ida', '2026-06-02'), await play('Ida', '2026-06-03')];
    await bill('Ida');
    expect(await cancel(rained)).toEqual(accepted);
    expect(await send('RestoreBookings', { closures: [], bookings: [rained] })).toEqual(accepted);
    expect(claimStates('Ida').toSorted()).toEqual(['2026-06-02 OPEN', '2026-06-03 INVOICED']);
  });
});

describe('Cancelling a booking leaves the invoice as it is', () => {
  it('where it is paid: the club decides what becomes of the money', async () => {
    await accounts.register('Karl');
    const [rained] = [await play('Karl', '2026-06-02'), await play('Karl', '2026-06-03')];
    const invoiceId = await bill('Karl');
    await send('SetInvoicePaid', { invoiceId, paidOn: null, method: 'BANK', reference: null });
    const before = await eventCount();
    expect(await cancel(rained)).toEqual(accepted);
    expect((await eventsSince(before)).map(({ type }) => type)).toEqual(['BookingCancelled']);
  });

  it('where the price stays', async () => {
    await accounts.register('Lisa');
    const absent = await play('Lisa', '2026-06-02');
    await bill('Lisa');
    const before = await eventCount();
    expect(await cancel(absent, {}, { refund: 'NONE' })).toEqual(accepted);
    expect((await eventsSince(before)).map(({ type }) => type)).toEqual(['BookingCancelled']);
    expect(claimStates('Lisa')).toEqual(['2026-06-02 INVOICED']);
  });
});
