import { localDate, localTime, streams } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../commandService.ts';
import type { CommandType } from '../commandTable.ts';
import { arrangeClub } from '../testing/arrangeClub.ts';
import { type AccountsOnPostgres, accountsOnPostgres } from '../testing/accountsOnPostgres.ts';
import { rejected } from '../testing/expectedAnswers.ts';

const accepted: unknown = expect.objectContaining({ outcome: 'accepted' });
let accounts: AccountsOnPostgres;
const send = (
  command: Readonly<{ type: CommandType; data: unknown }>,
  name: string,
  at: CommandService = accounts.service,
) =>
  at.receive({
    ...{ ...command, actor: accounts.person(name).personId },
    ...{ correlationId: 'spec', idempotencyKey: null },
  });

const day = localDate('2026-06-20');
const shared = {
  category: 'BLOCK',
  sport: 'TENNIS',
  date: day,
  start: localTime('10:00'),
  onConflict: 'ABORT',
  choices: [],
};
const unsaid = { repetition: null, startdate: null, enddate: null, reason: null };
const closure = (court: number) => ({
  ...{ ...shared, ...unsaid, end: localTime('11:00'), courts: [court], title: 'Platzpflege', userID: null },
  ...{ price: null, withVoucher: false, remark: null },
});
type Change = Readonly<{ court: number; end: string; expectedRevision: number | null }>;
const until = (bookingId: string, { end, ...change }: Change) => ({
  type: 'ChangeBooking' as const,
  data: { ...shared, ...unsaid, bookingId, end: localTime(end), scope: null, includeChanged: false, ...change },
});

beforeAll(async () => {
  accounts = await accountsOnPostgres();
  await accounts.register('Petra', 'ADMIN');
  await accounts.register('Paul', 'ADMIN');
  await arrangeClub(accounts.service);
});
afterAll(() => accounts.close());

/** The ends that the log says the booking got, in order. */
const endsOf = async (bookingId: string): Promise<readonly unknown[]> => {
  const ledger = await accounts.store.read(streams.ledger);
  return ledger.flatMap(({ type, data }) =>
    type === 'BookingChanged' && JSON.stringify(data).includes(bookingId) ? [data] : [],
  );
};
const bookedOn = async (court: number): Promise<string> => {
  const booked = await send({ type: 'BookAsAdmin', data: closure(court) }, 'Petra');
  expect(booked).toEqual(accepted);
  return 'ids' in booked ? String(booked.ids[0]) : '';
};

describe('Two administrators who change the same booking at once', () => {
  it('by two processes: exactly one wins, each time, and the other one is told', async () => {
    const other = await accounts.open();
    const bookingId = await bookedOn(1);
    for (let revision = 0; revision < 6; revision += 1) {
      const ends = revision % 2 === 0 ? (['12:00', '12:30'] as const) : (['13:00', '13:30'] as const);
      const [one, two] = ends.map((end) => until(bookingId, { court: 1, end, expectedRevision: revision }));
      if (!one || !two) throw new Error('Both want another end');
      const answers = await Promise.all([send(one, 'Petra'), send(two, 'Paul', other)]);
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['accepted', 'rejected']);
      expect(answers).toContainEqual(rejected('ERR_BOOKING_CONFLICT', 'expectedRevision'));
      expect(await endsOf(bookingId)).toHaveLength(revision + 1);
    }
    await other.stop();
  });

  it('both win where neither says what they saw', async () => {
    const bookingId = await bookedOn(2);
    for (const end of ['12:00', '12:30'])
      expect(await send(until(bookingId, { court: 2, end, expectedRevision: null }), 'Petra')).toEqual(accepted);
    expect(await endsOf(bookingId)).toHaveLength(2);
  });
});
