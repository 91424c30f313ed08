import { cents, localDate, localTime, personId, noPersonalLimits } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { bookAsUser } from './bookAsUser.ts';
import { admin, anna, ben, callBy, gast, ledgerThatAccepts, mia, needsOf } from './specDependencies.ts';

const requested = {
  sport: 'TENNIS',
  court: 3,
  date: localDate('2026-06-16'),
  start: localTime('18:00'),
  end: localTime('19:00'),
  price: cents(1606),
  paymentMethod: 'INVOICE' as const,
  remark: null,
  players: [],
};
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Changed = Partial<Pick<Parameters<typeof bookAsUser>[0], 'personById' | 'personByNumber' | 'settings'>>;

const booking = (changed: Changed = {}) => {
  const ledger = ledgerThatAccepts();
  const sealed: string[] = [];
  let ids = 0;
  const dependencies = {
    ...needsOf(ledger),
    personByNumber: (number: string) =>
      [anna, ben, mia, admin, gast].find(({ memberNumber }) => memberNumber === number) ?? null,
    newId: () => id(++ids),
    collectable: [],
    vault: {
      seal: (owner: string, remark: string) => {
        sealed.push(`${owner} ${remark}`);
        return Promise.resolve(`sealed(${remark})`);
      },
    },
    ...changed,
  };
  return { book: bookAsUser(dependencies), ledger, sealed };
};

describe('Booking for oneself', () => {
  it('adds person, settings, clock and new ids to the request', async () => {
    const { book, ledger } = booking();
    await book({ bookings: [requested, { ...requested, court: 4 }] }, callBy(anna));
    const { remark, players: _, ...block } = requested;
    const alone = { members: [], guests: 0, sealedGuests: null };
    expect(remark).toBeNull();
    expect(ledger.received).toEqual([
      {
        command: {
          type: 'BookCourts',
          data: {
            orderId: id(1),
            caller: { personId: anna.personId, role: 'MEMBER', discount: 10, limits: noPersonalLimits },
            now: { instant: '2026-06-15T08:00:00Z', date: '2026-06-15', minute: 600 },
            settings: needsOf(ledger).settings(),
            collectable: [],
            acceptedTerms: null,
            bookings: [
              { ...block, bookingId: id(2), sealedRemark: null, players: alone },
              { ...block, court: 4, bookingId: id(3), sealedRemark: null, players: alone },
            ],
          },
        },
        call: callBy(anna),
      },
    ]);
  });

  it("returns the ledger's answer", async () => {
    const { book } = booking();
    expect(await book({ bookings: [requested] }, callBy(anna))).toEqual({
      outcome: 'accepted',
      position: '1',
      ids: [],
    });
  });

  it("passes a remark to the ledger only sealed with the owner's key", async () => {
    const { book, ledger, sealed } = booking();
    await book({ bookings: [{ ...requested, remark: 'mit Ballmaschine' }] }, callBy(anna));
    expect(sealed).toEqual([`${anna.personId} mit Ballmaschine`]);
    expect(JSON.stringify(ledger.received)).toContain('"sealedRemark":"sealed(mit Ballmaschine)"');
    expect(JSON.stringify(ledger.received)).not.toContain('"mit Ballmaschine"');
  });

  it('treats an empty remark as none', async () => {
    const { book, sealed } = booking();
    await book({ bookings: [{ ...requested, remark: '' }] }, callBy(anna));
    expect(sealed).toEqual([]);
  });

  it('names people of the club by id, and guests only sealed', async () => {
    const { book, ledger } = booking();
    const players = [
      { userID: '1002', guestName: null },
      { userID: null, guestName: 'Carla Gast' },
      { userID: null, guestName: 'Dieter Gast' },
    ];
    await book({ bookings: [{ ...requested, players }] }, callBy(anna));
    expect(ledger.received[0]?.command.data).toMatchObject({
      bookings: [
        {
          players: {
            members: [{ personId: ben.personId, role: 'MEMBER' }],
            ...{ guests: 2, sealedGuests: 'sealed(Carla Gast\nDieter Gast)' },
          },
        },
      ],
    });
  });

  it.each([
    ['an unknown number', '4711'],
    ['a guest with an account, who would play without the fee', '900001'],
  ])('refuses %s as a player of the club', async (_, userID) => {
    const { book, ledger } = booking();
    const players = [
      { userID: '1002', guestName: null },
      { userID, guestName: null },
    ];
    expect(await book({ bookings: [requested, { ...requested, players }] }, callBy(anna))).toEqual({
      ...{ outcome: 'rejected', code: 'ERR_USER_NOT_FOUND', fields: ['bookings.1.players.1.userID'] },
    });
    expect(ledger.received).toEqual([]);
  });

  it.each([
    ['nobody', callBy(null), 'LOGIN_REQUIRED'],
    ['a stranger', callBy({ personId: personId(id(99)) }), 'LOGIN_REQUIRED'],
  ] as const)('refuses %s with LOGIN_REQUIRED', async (_, call, code) => {
    const { book, ledger } = booking();
    expect(await book({ bookings: [requested] }, call)).toEqual({ outcome: 'rejected', code, fields: [] });
    expect(ledger.received).toEqual([]);
  });

  it('refuses a deactivated person', async () => {
    const { book, ledger } = booking({ personById: () => ({ ...anna, active: false }) });
    expect(await book({ bookings: [requested] }, callBy(anna))).toEqual({
      outcome: 'rejected',
      code: 'ERR_NOT_AUTHORIZED',
      fields: [],
    });
    expect(ledger.received).toEqual([]);
  });

  it('refuses with ERR_LOAD_SETTINGS where the club has no booking rules yet', async () => {
    const { book } = booking({ settings: () => null });
    expect(await book({ bookings: [requested] }, callBy(anna))).toEqual({
      outcome: 'rejected',
      code: 'ERR_LOAD_SETTINGS',
      fields: [],
    });
  });
});

describe('Booking for a child', () => {
  it("is the child's booking, by the rules for the child and sealed with its key; the guardian is the actor", async () => {
    const { book, ledger, sealed } = booking();
    await book({ bookings: [{ ...requested, remark: 'mit Oma' }], userID: mia.memberNumber }, callBy(ben));
    const { personId, role, discount, limits } = mia;
    expect(ledger.received).toMatchObject([
      { command: { data: { caller: { personId, role, discount, limits } } }, call: { actor: ben.personId } },
    ]);
    expect(sealed).toEqual([`${personId} mit Oma`]);
  });

  it.each([
    ["another's child", anna, mia],
    ['an unrelated member', ben, anna],
    ['anybody, as an ADMIN', admin, mia],
    ['the guardian, as the child', mia, ben],
  ])('is refused for %s', async (_, caller, person) => {
    const { book, ledger } = booking();
    const answer = await book({ bookings: [requested], userID: person.memberNumber }, callBy(caller));
    expect(answer).toMatchObject({ outcome: 'rejected', code: 'ERR_NOT_AUTHORIZED' });
    expect(ledger.received).toEqual([]);
  });

  it('is refused for a deactivated child, and for a number that nobody has', async () => {
    const { book } = booking({
      personByNumber: (number: string) => (number === '1003' ? { ...mia, active: false } : null),
    });
    for (const userID of ['1003', '4711']) {
      const answer = await book({ bookings: [requested], userID }, callBy(ben));
      expect(answer).toMatchObject({ outcome: 'rejected', code: 'ERR_NOT_AUTHORIZED' });
    }
  });
});
