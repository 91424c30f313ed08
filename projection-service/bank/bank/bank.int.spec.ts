import { cents, collectionId, creditId, localDate } from '@platzwart/contracts/core';
import type { CollectionCredited, ReturnCharged } from '@platzwart/contracts/debit';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  invoiceOf,
  movementOf,
  movementSetAside,
  movementTakenBack,
  paidBy,
  reopenedBy,
  statementRead,
} from '../../testing/bankHistory.ts';
import { people } from '../../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../../testing/projectionWorld.ts';

let world: ProjectionWorld;
let running: RunningProjections;
beforeEach(async () => {
  world = await openWorld();
  running = startProjections(world.context);
});
afterEach(async () => {
  await running.stop();
  await world.close();
});

const write = async (...events: readonly ClubHistoryEvent[]): Promise<void> =>
  untilReached(world.pool, 'bank', await world.log.writeAll(events));
const texts = async (query: string): Promise<readonly string[]> =>
  (await world.pool.query<{ text: string }>(query)).rows.map(({ text }) => text);
const movements = () =>
  texts(
    `select right(movement_id, 1) || ' ' || amount || ' ' || state || coalesce(' ' || note, '') || coalesce(' = ' || (select string_agg(right(each, 1), ' ') from jsonb_array_elements_text(other_ids) each), '') as text
     from bank.movements order by movement_id`,
  );
const uses = () =>
  texts(
    `select right(movement_id, 1) || ' ' || use || ' ' || amount as text from bank.movement_payments order by paid_at`,
  );

const ofCollection = { collectionId: collectionId('8c000000-0000-4000-8000-000000000001') };
const used = (number: number, amount: number) => ({ movementId: movementOf(number), amount: cents(amount) });
const credited = (number: number, amount: number): CollectionCredited => ({
  type: 'CollectionCredited',
  data: { ...ofCollection, movement: used(number, amount) },
});
const charged = (number: number, amount: number): ReturnCharged => {
  const { claims: _, ...invoice } = invoiceOf(1, people.anna);
  const debit = { ...ofCollection, ...invoice, amount: cents(1700), executionOn: localDate('2026-06-17') };
  return { type: 'ReturnCharged', data: { ...debit, movement: used(number, amount), fee: cents(amount - 1700) } };
};

const [first, second] = [invoiceOf(1, people.anna), invoiceOf(2, people.ben)];

describe('The movements', () => {
  it('are kept once, with what the bank says about them and the balances of their statement', async () => {
    await write(
      statementRead(1, [
        [1, 1200],
        [2, -500],
        [3, -1200, true],
      ]),
    );
    expect(await movements()).toEqual(['1 1200 OPEN', '2 -500 OUTGOING', '3 -1200 OPEN']);
    expect(await texts(`select content->>'name' as text from bank.movements order by movement_id limit 1`)).toEqual([
      'Zahlerin 1',
    ]);
    expect(
      await texts(`select iban || ' ' || opening || ' ' || closing || ' ' || total as text from bank.statements`),
    ).toEqual(['DE21500500009876543210 1000 500 -500']);
  });

  it('are open where they could not be read, until somebody has set them aside', async () => {
    await write(statementRead(1, [[1, 0]], { problem: { line: 7, reason: 'AMOUNT' } }));
    expect(await movements()).toEqual(['1 0 OPEN']);
    await write(movementSetAside(1));
    expect(await movements()).toEqual(['1 0 SET_ASIDE']);
  });

  it('can be the largest that a file may hold', async () => {
    await write(
      statementRead(1, [
        [1, 2e9],
        [2, 2e9],
      ]),
    );
    expect(await texts('select total::text as text from bank.statements')).toEqual(['4000000000']);
  });

  it('are settled once invoices explain all of their amount', async () => {
    await write(statementRead(1, [[1, 2100]]), paidBy(first, 1, 1200));
    expect(await movements()).toEqual(['1 2100 OPEN']);
    await write(paidBy(second, 1, 900));
    expect(await movements()).toEqual(['1 2100 SETTLED']);
    await write(reopenedBy(second, null, 900));
    expect(await movements()).toEqual(['1 2100 OPEN']);
    expect(await uses()).toEqual(['1 PAYS 1200', '1 RELEASED 900']);
  });

  it('pay parts of an invoice, and one of them is free again by itself', async () => {
    const { claims: _, ...part } = paidBy(first, 1, 900).data;
    await write(
      statementRead(1, [
        [1, 900],
        [2, 300],
      ]),
      { type: 'InvoicePartPaid', data: part },
      paidBy(first, 2, 300),
    );
    expect(await movements()).toEqual(['1 900 SETTLED', '2 300 SETTLED']);
    const reopened = reopenedBy(first, null, 300);
    const payment = { amount: cents(300), method: 'BANK', movementId: movementOf(2) } as const;
    await write({ ...reopened, data: { ...reopened.data, payment } });
    expect(await movements()).toEqual(['1 900 SETTLED', '2 300 OPEN']);
    expect(await uses()).toEqual(['1 PAYS 900', '2 RELEASED 300']);
  });

  it('are settled by the collection whose money they are, and by the debit that they have taken back', async () => {
    await write(
      statementRead(1, [
        [1, 3400],
        [2, -2000, true],
      ]),
      credited(1, 3400),
      charged(2, 2000),
    );
    expect(await movements()).toEqual(['1 3400 SETTLED', '2 -2000 SETTLED']);
    expect(await uses()).toEqual(['1 CREDITS 3400', '2 TAKES_BACK 2000']);
  });

  it('stay settled when the payment comes back, which settles the movement that came back, too', async () => {
    await write(
      statementRead(1, [
        [1, 1200],
        [3, -1450, true],
      ]),
      paidBy(first, 1, 1200),
      reopenedBy(first, 3, 1200),
    );
    expect(await movements()).toEqual(['1 1200 SETTLED', '3 -1450 SETTLED']);
    expect(await uses()).toEqual(['1 RETURNED 1200', '3 TAKES_BACK 1200']);
  });

  it('are settled where what is left is a credit, and open again where that was a mistake', async () => {
    const { claims: _, ...invoice } = first;
    const credit = { creditId: creditId('c0000000-0000-4000-8000-000000000001'), ...invoice, amount: cents(900) };
    const [method, movementId] = ['BANK' as const, movementOf(1)];
    const receipt = { paidOn: localDate('2026-06-20'), method, reference: movementId, movementId };
    await write(statementRead(1, [[1, 2100]]), paidBy(first, 1, 1200));
    expect(await movements()).toEqual(['1 2100 OPEN']);
    await write({ type: 'CreditReceived', data: { ...credit, ...receipt } });
    expect([await movements(), await uses()]).toEqual([['1 2100 SETTLED'], ['1 PAYS 1200', '1 CREDIT 900']]);
    await write({ type: 'CreditWithdrawn', data: { ...credit, method, movementId, isReturned: false } });
    expect([await movements(), await uses()]).toEqual([['1 2100 OPEN'], ['1 PAYS 1200', '1 RELEASED 900']]);
  });

  it('are known as paid where an ADMIN had given their id as a reference before the file was read', async () => {
    await write(paidBy(first, 1, 1200), statementRead(1, [[1, 1200]]));
    expect(await movements()).toEqual(['1 1200 SETTLED']);
  });

  it('are set aside with a note, and taken back', async () => {
    await write(statementRead(1, [[1, 1200]]), movementSetAside(1, 'Sommerfest'));
    expect(await movements()).toEqual(['1 1200 SET_ASIDE Sommerfest']);
    await write(movementTakenBack(1));
    expect(await movements()).toEqual(['1 1200 OPEN']);
  });

  it('have one row where several formats contain them, and are paid under each id', async () => {
    await write(statementRead(1, [[1, 1200]]), statementRead(2, [], { format: 'MT940', same: [[1, 9]] }));
    expect(await movements()).toEqual(['1 1200 OPEN = 9']);
    await write(statementRead(3, [], { format: 'CAMT_REPORT', same: [[1, 8]] }), paidBy(first, 9, 1200));
    expect(await movements()).toEqual(['1 1200 SETTLED = 9 8']);
  });

  it('are gone once they do not have to be kept any more, and cannot be built anew without the key', async () => {
    await write(statementRead(1, [[1, 1200]], { year: 2017 }), statementRead(2, [[2, 900]], { year: 2026 }));
    expect(await movements()).toEqual(['2 900 OPEN']);
    expect(await texts('select year::text as text from bank.statements')).toEqual(['2026']);
    await write(statementRead(3, [[3, 700]], { isDestroyed: true }));
    expect(await movements()).toEqual(['2 900 OPEN']);
  });
});
