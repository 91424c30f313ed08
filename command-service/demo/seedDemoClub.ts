import { bookingId } from '@platzwart/contracts/core';
import { settingsInForce } from '../club/settingsInForce.ts';
import type { CommandService } from '../commandService.ts';
import type { Answer } from '../core/commandStream.ts';
import { registerPerson } from '../user/registerPerson.ts';
import { demoCalendar } from './demoCalendar.ts';
import { demoCalls } from './demoCalls.ts';
import { arrangeDemoClub, demoImprint, describeDemoClub } from './demoClub.ts';
import { type DemoDesk, book, cancel, reserve } from './demoCommands.ts';
import { type DemoDay, type DemoOrder, demoDayAt, isoOf } from './demoOrder.ts';
import { type DemoPerson, demoDeactivated, demoInvited, demoPassword, demoPeople } from './demoPeople.ts';
import { type SeededRandom, seededRandom } from '../core/seededRandom.ts';

const seed = 19_071_902;

export type SeedReport = Readonly<{ people: number; bookings: number; cancelled: number; refused: number }>;

type Seeding = Readonly<{ service: CommandService; day: DemoDay; random: SeededRandom; people: readonly DemoPerson[] }>;

const refusedIn = (answers: readonly Answer<string>[]): number =>
  answers.filter(({ outcome }) => outcome === 'rejected').length;

const found = async ({ service, day, random, people }: Seeding): Promise<readonly Answer<string>[]> => {
  const [callBy, at] = [demoCalls(random, service.vault.digest), isoOf(day.now.subtract({ hours: 60 * 24 }))];
  const { club, members, vault, passwords } = service;
  const settled = await Promise.all(arrangeDemoClub.map((command) => club.send(command, callBy(null, at, command))));
  // One password for all: sixty hashes of it would only take sixty times as long.
  const hashed = passwords.hash(demoPassword);
  // And one that the rules would refuse: who tries the demo shall know it.
  const anyPassword = { passwords: { hash: () => hashed }, passwordRules: () => null };
  // Numbers of their own: the calendar goes on where the people end.
  const others = seededRandom(seed - 1);
  const register = registerPerson({ members, vault, ...anyPassword, newId: others.uuid });
  const wish = (data: DemoPerson) => ({ type: 'RegisterPerson', data: data.personId });
  const [left, invited] = [demoDeactivated(others), demoInvited(others)];
  const callFor = demoCalls(others, vault.digest);
  const registering = people.map((person) => register(person, callBy(null, at, wish(person))));
  registering.push(register(left, callFor(null, at, wish(left))));
  // Today and under another name than everything else, because this letter is sent.
  const today = { ...callFor(null, isoOf(day.now), wish(invited)), correlationId: 'demo-invitation' };
  registering.push(register(invited, today));
  const imprint = demoImprint(people);
  const stated = await club.send(imprint, callFor(null, at, imprint));
  return [...settled, stated, ...(await Promise.all(registering))];
};

const enterOrder = (desk: DemoDesk, order: DemoOrder, ids: number): Promise<Answer<string>> =>
  order.kind === 'own' ? book(desk, order, ids) : reserve(desk, order, ids);

type Entered = Readonly<{ order: DemoOrder; answer: Answer<string> }>;

const cancelSome = (desk: DemoDesk, entered: readonly Entered[]): Promise<readonly Answer<string>[]> =>
  Promise.all(
    entered.flatMap(({ order, answer }) => {
      const [id] = answer.outcome === 'accepted' ? answer.ids : [];
      if (order.kind !== 'own' || order.cancelledAt === null || id === undefined) return [];
      return [cancel(desk, { person: order.person, id: bookingId(id), at: order.cancelledAt })];
    }),
  );

/**
 * Fills an empty log with TC Musterstadt: sixty people and four weeks of bookings around `now` (ISO 8601), all of it by
 * commands that the deciders may refuse. The same club for the same `now`.
 */
export const seedDemoClub = async (service: CommandService, now: string): Promise<SeedReport> => {
  const [day, random] = [demoDayAt(now), seededRandom(seed)];
  const people = demoPeople(random);
  const founded = await found({ service, day, random, people });
  const settings = settingsInForce(service.club.current());
  if (!settings) throw new Error('The demo club has no booking rules');
  const desk = { service, settings, callBy: demoCalls(random, service.vault.digest) };
  const orders = demoCalendar(day, people, random);
  const entered = await Promise.all(
    orders.map(async (order, index) => ({ order, answer: await enterOrder(desk, order, seed + index) })),
  );
  const cancelled = await cancelSome(desk, entered);
  const described = await service.club.send(describeDemoClub, desk.callBy(null, isoOf(day.now), describeDemoClub));
  return {
    people: people.length,
    bookings: entered.flatMap(({ answer }) => (answer.outcome === 'accepted' ? answer.ids : [])).length,
    cancelled: cancelled.length,
    refused: refusedIn([...founded, ...entered.map(({ answer }) => answer), ...cancelled, described]),
  };
};

/** Whether the log is empty, or holds a demo club whose seeding was interrupted. */
export const awaitsDemoClub = ({
  club,
  members,
  ledger,
}: Pick<CommandService, 'club' | 'members' | 'ledger'>): boolean => {
  if ([club, members, ledger].every((stream) => stream.current().revision === 'none')) return true;
  const [admin] = demoPeople(seededRandom(seed));
  const isDemo = admin !== undefined && members.current().state.byId.has(admin.personId);
  return isDemo && club.current().state.description === null;
};
