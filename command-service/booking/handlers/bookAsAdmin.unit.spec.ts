import type { BookAsAdmin } from '@platzwart/contracts/booking';
import { cents, localDate, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { bookAsAdmin } from './bookAsAdmin.ts';
import { admin, anna, ben, callBy, ledgerThatAccepts, needsOf } from './specDependencies.ts';

const entered: BookAsAdmin['data'] = {
  category: 'SINGLE',
  userID: '1001',
  title: null,
  sport: 'TENNIS',
  courts: [3],
  date: localDate('2026-06-16'),
  ...{ repetition: null, startdate: null, enddate: null, lastDays: false, onConflict: 'ABORT', choices: [] },
  start: localTime('18:00'),
  end: localTime('19:00'),
  price: null,
  withVoucher: false,
  remark: null,
  reason: null,
};
const block: BookAsAdmin['data'] = {
  ...entered,
  ...{ category: 'BLOCK', userID: null, title: 'Platzpflege', courts: [3, 4] },
};
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const entering = (changed: Partial<ReturnType<typeof needsOf>> = {}) => {
  const ledger = ledgerThatAccepts();
  const sealed: string[] = [];
  let ids = 0;
  const enter = bookAsAdmin({
    ...needsOf(ledger),
    newId: () => id(++ids),
    personByNumber: (number) => {
      const found = [anna, { ...ben, active: false }].find(({ memberNumber }) => memberNumber === number);
      return found ?? null;
    },
    vault: {
      seal: (owner, text) => {
        sealed.push(`${owner} ${text}`);
        return Promise.resolve(`sealed(${text})`);
      },
    },
    ...changed,
  });
  return { enter, ledger, sealed };
};

describe('Entering a booking as an ADMIN', () => {
  it.each([
    [false, ['2027-01-31', '2027-03-31'], ['2027-02-28', '2027-04-30']],
    [true, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'], []],
  ])(
    'records the months that a monthly series leaves out, or books their last days: %s (Q16)',
    async (lastDays, dates, leftOut) => {
      const { enter, ledger } = entering();
      const monthly = {
        date: localDate('2027-01-31'),
        enddate: localDate('2027-04-30'),
        repetition: 'MONTHLY' as const,
      };
      await enter({ ...block, ...monthly, courts: [3], lastDays }, callBy(admin));
      expect(ledger.received).toMatchObject([
        {
          command: {
            data: {
              bookings: dates.map((date) => ({ date })),
              series: { leftOut: leftOut.map((date) => ({ date, court: 3, reason: 'NO_SUCH_DAY' })) },
            },
          },
        },
      ]);
      expect(ledger.received[0]?.command.data).not.toHaveProperty('series.lastDays');
    },
  );

  it('books for the person with this member number, and seals what concerns them', async () => {
    const { enter, ledger, sealed } = entering();
    await enter({ ...entered, price: cents(500), remark: 'mit Gast', reason: 'Jubiläum' }, callBy(admin));
    expect(ledger.received).toMatchObject([
      {
        command: {
          type: 'ReserveCourts',
          data: {
            now: { date: '2026-06-15', minute: 600 },
            bookings: [
              {
                ...{ category: 'SINGLE', sport: 'TENNIS', court: 3, date: '2026-06-16', start: '18:00', end: '19:00' },
                ...{ person: { personId: anna.personId, role: 'MEMBER', discount: 10 }, title: null, price: 500 },
                ...{ sealedRemark: 'sealed(mit Gast)', clubRemark: null, sealedReason: 'sealed(Jubiläum)' },
              },
            ],
          },
        },
        call: { reason: null },
      },
    ]);
    expect(sealed).toEqual([`${anna.personId} mit Gast`, `${anna.personId} Jubiläum`]);
  });

  it("keeps the texts of the club's own entry in plain text, like its title", async () => {
    const { enter, ledger, sealed } = entering();
    await enter({ ...block, remark: 'Sand nachfüllen', reason: 'Frost' }, callBy(admin));
    const texts = { person: null, title: 'Platzpflege', sealedRemark: null, clubRemark: 'Sand nachfüllen' };
    expect(ledger.received).toMatchObject([
      {
        command: { data: { bookings: [3, 4].map((court) => ({ court, ...texts, sealedReason: null })) } },
        call: { reason: 'Frost' },
      },
    ]);
    expect(sealed).toEqual([]);
  });

  it('gives each court a booking of its own', async () => {
    const { enter, ledger } = entering();
    await enter(block, callBy(admin));
    const [sent] = ledger.received;
    if (sent?.command.type !== 'ReserveCourts') throw new Error('Nothing was reserved');
    expect(new Set(sent.command.data.bookings.map(({ bookingId }) => bookingId)).size).toBe(2);
  });

  it.for([
    ['an hour card for nobody', { withVoucher: true, userID: null }, 'ERR_VOUCHER_NOT_USABLE', 'withVoucher'],
    ['a number that nobody has', { userID: '4711' }, 'ERR_USER_NOT_FOUND', 'userID'],
    ['a person who was deactivated', { userID: '1002' }, 'ERR_USER_DEACTIVATED', 'userID'],
  ] as const)('is refused with %s', async ([, change, code, field]) => {
    const { enter, ledger } = entering();
    expect(await enter({ ...entered, ...change }, callBy(admin))).toEqual({
      outcome: 'rejected',
      code,
      fields: [field],
    });
    expect(ledger.received).toEqual([]);
  });

  it('is refused where the club has no rules yet', async () => {
    const { enter } = entering({ settings: () => null });
    expect(await enter(entered, callBy(admin))).toMatchObject({ code: 'ERR_LOAD_SETTINGS' });
  });
});
