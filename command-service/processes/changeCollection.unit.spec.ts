import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { anna, ben } from '../booking/domain/specClub.ts';
import { income, movement, read, returned, setAside } from '../ledger/bank/specBank.ts';
import { block, booked } from '../ledger/courts/specSentences.ts';
import { announce, collection, credit, handIn, sign } from '../ledger/debits/specDebits.ts';
import { type Said, invoice, issue, tell } from '../ledger/invoices/specInvoices.ts';
import type { LedgerCommand } from '../ledger/ledgerDecider.ts';
import { callFor } from '../testing/slots.ts';
import { returnDebit, settleCollection } from './changeCollection.ts';

/** Anna and Ben owe 12.00 each, and the bank has the file. */
const submitted: readonly Said[] = [
  booked(anna, block('TENNIS 1', '2026-06-02', '18:00-19:00'), 1),
  booked(ben, block('TENNIS 2', '2026-06-03', '18:00-19:00'), 2),
  ...[issue(1, anna, { on: '2026-06-15' }), issue(2, ben, { on: '2026-06-15' })],
  ...[sign(1, anna), sign(2, ben)],
  announce(1, [1, 2], { on: '2026-06-16', executionOn: '2026-07-01' }),
  handIn(1, '2026-06-29'),
];
const call = callFor('treasurer', { actor: null, now: '2026-07-03T10:00:00.000Z' });

/** The ledger after these, and what it is sent. */
const given = (...said: readonly Said[]) => {
  const { state } = tell(...submitted, ...said);
  const sent: LedgerCommand[] = [];
  const ledger = {
    current: () => ({ state }),
    refresh: () => Promise.resolve(),
    send: (command: LedgerCommand) => {
      sent.push(command);
      return Promise.resolve({ outcome: 'accepted', position: null, ids: [] } as const);
    },
  };
  return { ledger, sent };
};
const settle = async (numbers: readonly number[], ...said: readonly Said[]) => {
  const { ledger, sent } = given(...said);
  const data = { collectionId: collection(1), movementIds: numbers.map(movement) };
  const answer = await settleCollection({ ledger })(data, call);
  return answer.outcome === 'rejected' ? answer.code : sent.map((command) => 'data' in command && command.data);
};
const shares = (...all: readonly (readonly [number, number])[]) => [
  {
    ...{ collectionId: collection(1), today: '2026-07-03' },
    movements: all.map(([number, amount]) => ({ movementId: movement(number), amount, bookedOn: '2026-06-20' })),
  },
];

describe('Settling a collection with movements', () => {
  it('takes of each movement what was collected, and no more', async () => {
    const file = read([income(1, 1200), income(2, 2000)]);
    expect(await settle([1, 2], file)).toEqual(shares([1, 1200], [2, 1200]));
    expect(await settle([1, 1, 2, 1], file)).toEqual(shares([1, 1200], [2, 1200]));
    expect(await settle([], file)).toEqual(shares());
  });

  it('is done where they are its money already, and refused where nothing is left of them', async () => {
    const file = read([income(1, 2400), income(2, 500)]);
    expect(await settle([1], file, credit(1, '2026-07-02', [1, 2400]))).toEqual([]);
    expect(await settle([2], file, credit(1, '2026-07-02', [1, 2400]))).toBe('ERR_MOVEMENT_NOT_UPDATED');
    expect(await settle([9], file)).toBe('ERR_MOVEMENT_NOT_FOUND');
  });
});

describe('Returning a debit with a movement', () => {
  const giveBack = async (returnedOn: string | null, ...said: readonly Said[]) => {
    const { ledger, sent } = given(credit(1, '2026-07-02'), ...said);
    const about = { collectionId: collection(1), invoiceId: invoice(1), reason: 'AM04', movementId: movement(5) };
    const day = returnedOn === null ? null : localDate(returnedOn);
    const answer = await returnDebit({ ledger })({ ...about, returnedOn: day }, call);
    return answer.outcome === 'rejected' ? answer.code : sent.map((command) => 'data' in command && command.data);
  };

  it('takes all of the movement, and its day where none is given', async () => {
    const file = read([returned(5, 1500)]);
    const taken = { movement: { movementId: movement(5), amount: 1500 } };
    expect(await giveBack(null, file)).toMatchObject([{ ...taken, returnedOn: '2026-06-25' }]);
    expect(await giveBack('2026-07-01', file, setAside(5))).toMatchObject([{ ...taken, returnedOn: '2026-07-01' }]);
  });

  it('is refused with a movement that was never read', async () => {
    expect(await giveBack(null)).toBe('ERR_MOVEMENT_NOT_FOUND');
  });
});
