import { type PersonId, cents, localDate } from '@platzwart/contracts/core';
import { consentVersion, voucherId } from '@platzwart/contracts/voucher';
import { Map as ofCards } from 'immutable';
import { describe, expect, it } from 'vitest';
import type { PersonInClub } from '../booking/handlers/actingPerson.ts';
import { admin, anna, ben, callBy, ledgerThatAccepts, mia, needsOf } from '../booking/handlers/specDependencies.ts';
import { ledgerDecider } from '../ledger/ledgerDecider.ts';
import { consentToVoucher, deleteVoucher } from './changeVoucher.ts';
import { orderVoucher } from './orderVoucher.ts';

const card = voucherId('c0000000-0000-4000-8000-000000000001');
const order = { userID: mia.memberNumber, voucherType: 'YOUNG', consent: consentVersion } as const;

const { initialState } = ledgerDecider;

const club = () => {
  const ledger = ledgerThatAccepts();
  const personByNumber = (number: string): PersonInClub | null =>
    [anna, ben, mia].find(({ memberNumber }) => memberNumber === number) ?? null;
  const cards = ofCards([
    [
      card,
      {
        ...{
          voucherId: card,
          personId: mia.personId,
          voucherType: 'YOUNG' as const,
          usableFrom: localDate('2026-06-29'),
          price: cents(9_000),
          halfHours: 20,
        },
        ...{ halfHoursLeft: 20, orderedOn: localDate('2026-06-14'), isDeleted: false },
      },
    ],
  ]);
  const state = { ...initialState, hourCards: { ...initialState.hourCards, cards } };
  const dependencies = {
    ...needsOf(ledger),
    ledger: { ...ledger, current: () => ({ state }), refresh: () => Promise.resolve() },
    ...{ personByNumber, newId: () => card },
  };
  const callers = (): (PersonId | undefined)[] =>
    ledger.received.map(({ command }) => ('caller' in command.data ? command.data.caller.personId : undefined));
  return { dependencies, callers };
};

/** Ben is Mia's guardian, and Anna a stranger. */
describe('Hour cards of a child', () => {
  it('are ordered by the guardian in the place of the child, and by no other member', async () => {
    const { dependencies, callers } = club();
    await orderVoucher(dependencies)(order, callBy(ben));
    expect(callers()).toEqual([mia.personId]);
    for (const userID of [mia.memberNumber, '4711'])
      expect(await orderVoucher(dependencies)({ ...order, userID }, callBy(anna))).toMatchObject({
        code: 'ERR_NOT_AUTHORIZED',
      });
  });

  it('are entered for the club by an ADMIN, also by one who is the guardian and gives no consent', async () => {
    const { dependencies, callers } = club();
    const ofAdmin: PersonInClub = { ...mia, guardianId: admin.personId };
    const personByNumber = () => ofAdmin;
    await orderVoucher({ ...dependencies, personByNumber })({ ...order, consent: null }, callBy(admin));
    await orderVoucher({ ...dependencies, personByNumber })(order, callBy(admin));
    expect(callers()).toEqual([admin.personId, mia.personId]);
  });

  it('are withdrawn from by the guardian; others send it in their own name', async () => {
    const { dependencies, callers } = club();
    await deleteVoucher(dependencies)({ voucherId: card }, callBy(ben));
    await deleteVoucher(dependencies)({ voucherId: card }, callBy(anna));
    expect(callers()).toEqual([mia.personId, anna.personId]);
  });

  it('are asked for at once by the guardian (Q14)', async () => {
    const { dependencies, callers } = club();
    await consentToVoucher(dependencies)({ voucherId: card, consent: order.consent }, callBy(ben));
    await consentToVoucher(dependencies)({ voucherId: card, consent: order.consent }, callBy(anna));
    expect(callers()).toEqual([mia.personId, anna.personId]);
  });
});
