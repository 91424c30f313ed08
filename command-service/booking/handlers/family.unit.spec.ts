import { type PersonId, bookingId, cents, localDate, localTime, waitingEntryId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { ledgerDecider } from '../../ledger/ledgerDecider.ts';
import type { PersonInClub } from './actingPerson.ts';
import { leaveAsPlayer } from './leaveAsPlayer.ts';
import { anna, ben, callBy, ledgerThatAccepts, mia, needsOf } from './specDependencies.ts';
import { declineOffer, joinWaitingList, leaveWaitingList, takeOffer } from './waitingList.ts';

const entryId = waitingEntryId('e0000000-0000-4000-8000-000000000001');
const game = bookingId('b0000000-0000-4000-8000-000000000001');
const day = { sport: 'TENNIS', date: localDate('2026-06-16') };
const window = { ...day, from: localTime('17:00'), to: localTime('20:00'), minutes: 60 };

/** `waitsFor`: whose entry with a running offer is in the list. */
const clubWhere = (waitsFor: PersonId) => {
  const ledger = ledgerThatAccepts();
  const initial = ledgerDecider.initialState;
  const offer = { holdId: game, court: 3, startMinute: 1080, endMinute: 1140, expiresAt: '2026-06-15T08:20:00Z' };
  const entry = { ...day, entryId, personId: waitsFor, fromMinute: 1020, toMinute: 1200, minutes: 60, offer };
  const state = { ...initial, courts: { ...initial.courts, waiting: [{ ...entry, passed: [] }] } };
  const everybody = [anna, ben, mia];
  const dependencies = {
    ...needsOf({ ...ledger }),
    ledger: { ...ledger, current: () => ({ state }), refresh: () => Promise.resolve() },
    newId: () => 'e0000000-0000-4000-8000-000000000002',
    collectable: ['PAYPAL' as const],
    personByNumber: (number: string): PersonInClub | null =>
      everybody.find(({ memberNumber }) => memberNumber === number) ?? null,
    vault: { seal: (_: PersonId, text: string) => Promise.resolve(text) },
  };
  return { dependencies, received: ledger.received };
};

/** Ben is Mia's guardian, and Anna a stranger. */
describe('A guardian', () => {
  it('joins the waiting list for a child, and for nobody else', async () => {
    const { dependencies, received } = clubWhere(mia.personId);
    const join = joinWaitingList(dependencies);
    await join({ ...window, userID: mia.memberNumber }, callBy(ben));
    expect(received).toMatchObject([
      { command: { type: 'JoinWaitingList', data: { booker: { personId: mia.personId } } } },
    ]);
    for (const userID of [anna.memberNumber, '4711'])
      expect(await join({ ...window, userID }, callBy(ben))).toMatchObject({ code: 'ERR_NOT_AUTHORIZED' });
    expect(await join({ ...window, userID: mia.memberNumber }, callBy(anna))).toMatchObject({
      code: 'ERR_NOT_AUTHORIZED',
    });
  });

  it.each([leaveWaitingList, declineOffer])('answers for a child that waits: %o', async (handler) => {
    const { dependencies, received } = clubWhere(mia.personId);
    await handler(dependencies)({ entryId }, callBy(ben));
    await handler(dependencies)({ entryId }, callBy(anna));
    // The ledger refuses the second: the entry is not Anna's.
    expect(received.map(({ command }) => command.data)).toEqual([
      { entryId, personId: mia.personId },
      { entryId, personId: anna.personId },
    ]);
  });

  it('takes an offer for a child, at the child’s conditions', async () => {
    const { dependencies, received } = clubWhere(mia.personId);
    const offer = { entryId, price: cents(1_200), paymentMethod: 'INVOICE' as const, players: [] };
    await takeOffer(dependencies)(offer, callBy(ben));
    expect(received).toMatchObject([
      {
        command: { data: { caller: { personId: mia.personId }, orderedBy: ben.personId } },
        call: { actor: ben.personId },
      },
    ]);
    expect(await takeOffer(dependencies)(offer, callBy(anna))).toMatchObject({ code: 'ERR_BOOKING_NOT_FOUND' });
  });

  it('takes an offer with what every order says: the accepted terms, the players, and a payment online', async () => {
    const { dependencies, received } = clubWhere(ben.personId);
    const players = [{ userID: null, guestName: 'Jana' }];
    const offer = { entryId, price: cents(1_700), paymentMethod: 'PAYPAL' as const, acceptedTerms: 3, players };
    await takeOffer(dependencies)(offer, callBy(ben));
    expect(received).toMatchObject([
      {
        command: {
          data: {
            acceptedTerms: 3,
            collectable: ['PAYPAL'],
            bookings: [{ players: { guests: 1 }, paymentMethod: 'PAYPAL' }],
          },
        },
      },
    ]);
  });

  it('takes no offer to a child that is deactivated', async () => {
    const { dependencies } = clubWhere(mia.personId);
    const personById = (id: PersonId) => (id === mia.personId ? { ...mia, active: false } : ben);
    const offer = { entryId, price: cents(1_200), paymentMethod: 'INVOICE' as const, players: [] };
    expect(await takeOffer({ ...dependencies, personById })(offer, callBy(ben))).toMatchObject({
      code: 'ERR_BOOKING_NOT_FOUND',
    });
  });

  it('takes the name of a child off somebody else’s booking, and nobody else’s', async () => {
    const { dependencies, received } = clubWhere(mia.personId);
    const leave = leaveAsPlayer(dependencies);
    await leave({ bookingId: game, userID: mia.memberNumber }, callBy(ben));
    await leave({ bookingId: game }, callBy(ben));
    expect(received.map(({ command }) => command.data)).toMatchObject([
      { playerId: mia.personId },
      { playerId: ben.personId },
    ]);
    expect(await leave({ bookingId: game, userID: mia.memberNumber }, callBy(anna))).toMatchObject({
      code: 'ERR_NOT_AUTHORIZED',
    });
  });
});
