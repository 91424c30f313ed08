import { randomUUID } from 'node:crypto';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { type LocalDate, addDays } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import { settingsInForce } from '../club/domain/settingsInForce.ts';
import { concurrencyLimit } from '../core/concurrencyLimit.ts';
import { spotAt } from '../demo/courtBoard.ts';
import { demoCallFactory } from '../demo/demoCalls.ts';
import { enterBooking } from '../demo/demoCommands.ts';
import type { DemoPerson } from '../demo/demoPeople.ts';
import { seededRandom } from '../demo/seededRandom.ts';
import { demoClubInProcess } from './demoClubInProcess.ts';
import { granted, registeredMembers } from './registeredMembers.ts';

const [courts, opensAt, hoursPerDay] = [8, 7, 15];
const slotsPerDay = courts * hoursPerDay;
/** Before the games of the demo club itself. */
const lastGameDaysAgo = 90;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The `game`-th hour on the club's tennis courts from `firstDay` on. */
const spotOf = (firstDay: LocalDate, game: number) => {
  const hour = opensAt + Math.floor((game % slotsPerDay) / courts);
  const span = `${clock(hour)}-${clock(hour + 1)}`;
  return spotAt(`TENNIS ${1 + (game % courts)}`, addDays(firstDay, Math.floor(game / slotsPerDay)), span);
};

type InvoiceLoad = Readonly<{ people: number; periods: number; games: number }>;

/** Commands in flight. */
const atOnce = 32;

/**
 * The demo club in process with `people` further members, each of whom has played `games` hours in each of `periods` periods, and owes
 * them. `issue` sends the command for the invoice of one person about one period, as an ADMIN does, and throws where it is refused.
 */
export const invoicesInProcess = async (databaseUrl: string, { people, periods, games }: InvoiceLoad) => {
  const club = await demoClubInProcess(databaseUrl);
  const { service } = club;
  const settings = settingsInForce(service.club.current());
  if (!settings) throw new Error('The demo club has no booking rules.');
  const members = await registeredMembers(club, people);

  const daysPerPeriod = Math.ceil((people * games) / slotsPerDay);
  const { date: today } = clubClockAt(Temporal.Now.instant());
  const firstDayOf = (period: number): LocalDate => addDays(today, -lastGameDaysAgo - (period + 1) * daysPerPeriod);
  const context = { service, settings, callBy: demoCallFactory(seededRandom(2), service.vault.digest) };
  const play = async (person: DemoPerson, period: number, game: number): Promise<void> => {
    const spot = spotOf(firstDayOf(period), game);
    const decidedAt = `${addDays(spot.date, -2)}T10:00:00.000Z`;
    const order = { kind: 'own', person, spot, remark: null, isByCard: false, decidedAt, cancelledAt: null } as const;
    granted(await enterBooking(context, order, 1_000_000 + period * people * games + game));
  };
  const limited = concurrencyLimit(atOnce);
  const played = Array.from({ length: periods }, (_, period) =>
    members.flatMap((person, index) =>
      Array.from({ length: games }, (_game, nth) => limited(() => play(person, period, index * games + nth))),
    ),
  );
  await Promise.all(played.flat());

  const { personId: actor } = club.personWith('100');
  const issue = async (person: number, period: number): Promise<void> => {
    const firstDay = firstDayOf(period);
    const days = { fromDate: firstDay, toDate: addDays(firstDay, daysPerPeriod - 1) };
    const data = { userID: members[person]?.memberNumber, ...days };
    const keys = { idempotencyKey: randomUUID(), correlationId: 'bench' };
    granted(await service.receive({ type: 'CreateInvoice', actor, ...keys, data }));
  };
  return { issue, close: club.close };
};
