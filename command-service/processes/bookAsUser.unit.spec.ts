import { cents, localDate, localTime, personId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { bookAsUser } from './bookAsUser.ts';
import { anna, callBy, ledgerThatAccepts, needsOf } from './specNeeds.ts';

const wanted = {
  sport: 'TENNIS',
  court: 3,
  date: localDate('2026-06-16'),
  start: localTime('18:00'),
  end: localTime('19:00'),
  price: cents(1606),
  paymentMethod: 'INVOICE' as const,
  remark: null,
};
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const booking = (changed: Partial<ReturnType<typeof needsOf>> = {}) => {
  const ledger = ledgerThatAccepts();
  const sealed: string[] = [];
  let ids = 0;
  const needs = {
    ...needsOf(ledger),
    newId: () => id(++ids),
    sealRemark: (owner: string, remark: string) => {
      sealed.push(`${owner} ${remark}`);
      return Promise.resolve(`sealed(${remark})`);
    },
    ...changed,
  };
  return { book: bookAsUser(needs), ledger, sealed };
};

describe('Booking as a user', () => {
  it('puts person, settings, clock and new ids to what the person wants', async () => {
    const { book, ledger } = booking();
    await book({ bookings: [wanted, { ...wanted, court: 4 }] }, callBy(anna));
    const { remark, ...block } = wanted;
    expect(remark).toBeNull();
    expect(ledger.heard).toEqual([
      {
        command: {
          type: 'BookCourts',
          data: {
            orderId: id(1),
            caller: { personId: anna.personId, role: 'MEMBER', discount: 10 },
            now: { instant: '2026-06-15T08:00:00Z', date: '2026-06-15', minute: 600 },
            settings: needsOf(ledger).settings(),
            bookings: [
              { ...block, bookingId: id(2), sealedRemark: null },
              { ...block, court: 4, bookingId: id(3), sealedRemark: null },
            ],
          },
        },
        call: callBy(anna),
      },
    ]);
  });

  it('answers what the ledger answers', async () => {
    const { book } = booking();
    expect(await book({ bookings: [wanted] }, callBy(anna))).toEqual({ outcome: 'accepted', position: '1', ids: [] });
  });

  it("lets the ledger see a remark only under the owner's seal", async () => {
    const { book, ledger, sealed } = booking();
    await book({ bookings: [{ ...wanted, remark: 'mit Ballmaschine' }] }, callBy(anna));
    expect(sealed).toEqual([`${anna.personId} mit Ballmaschine`]);
    expect(JSON.stringify(ledger.heard)).toContain('"sealedRemark":"sealed(mit Ballmaschine)"');
    expect(JSON.stringify(ledger.heard)).not.toContain('"mit Ballmaschine"');
  });

  it('takes an empty remark for none', async () => {
    const { book, sealed } = booking();
    await book({ bookings: [{ ...wanted, remark: '' }] }, callBy(anna));
    expect(sealed).toEqual([]);
  });

  it.each([
    ['nobody', callBy(null), 'LOGIN_REQUIRED'],
    ['a stranger', callBy({ personId: personId(id(99)) }), 'LOGIN_REQUIRED'],
  ] as const)('sends %s to the login', async (_, call, code) => {
    const { book, ledger } = booking();
    expect(await book({ bookings: [wanted] }, call)).toEqual({ outcome: 'rejected', code, fields: [] });
    expect(ledger.heard).toEqual([]);
  });

  it('refuses a person who was deactivated', async () => {
    const { book, ledger } = booking({ personById: () => ({ ...anna, active: false }) });
    expect(await book({ bookings: [wanted] }, callBy(anna))).toEqual({
      outcome: 'rejected',
      code: 'ERR_NOT_AUTHORIZED',
      fields: [],
    });
    expect(ledger.heard).toEqual([]);
  });

  it('says so where the club has no booking rules yet', async () => {
    const { book } = booking({ settings: () => null });
    expect(await book({ bookings: [wanted] }, callBy(anna))).toEqual({
      outcome: 'rejected',
      code: 'ERR_LOAD_SETTINGS',
      fields: [],
    });
  });
});
