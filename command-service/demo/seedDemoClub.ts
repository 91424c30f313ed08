import { bookingId } from '@platzwart/contracts/core';
import { settingsInForce } from '../club/domain/settingsInForce.ts';
import type { CommandService } from '../commandService.ts';
import type { Answer } from '../core/commandStream.ts';
import { registerPerson } from '../user/handlers/registerPerson.ts';
import { demoCalendar } from './demoCalendar.ts';
import { demoCallFactory } from './demoCalls.ts';
import { annasCard, bensCard, enterCards } from './demoCards.ts';
import { arrangeDemoClub, demoImprint, describeDemoClub } from './demoClub.ts';
import { type DemoContext, announceEvent, enterBooking, enterCancellation, enterReservation } from './demoCommands.ts';
import { enterDebits } from './demoDebits.ts';
import { enterFamily } from './demoFamily.ts';
import { enterInvoices } from './demoInvoices.ts';
import { type DemoDay, type DemoOrder, demoDayAt, isoOf } from './demoOrder.ts';
import { type DemoPerson, demoChildren, demoDeactivated, demoInvited, demoPassword, demoPeople } from './demoPeople.ts';
import { enterStatement } from './demoStatement.ts';
import { enterWaiting } from './demoWaiting.ts';
import { type SeededRandom, seededRandom } from './seededRandom.ts';

const seed = 19_071_902;

export type SeedReport = Readonly<{ people: number; bookings: number; cancelled: number; refused: number }>;

type SeedContext = Readonly<{
  service: CommandService;
  day: DemoDay;
  random: SeededRandom;
  people: readonly DemoPerson[];
}>;

const refusedIn = (answers: readonly Answer<string>[]): number =>
  answers.filter(({ outcome }) => outcome === 'rejected').length;

/** Of a random sequence of their own, as the calendar continues that of the other people. */
const childrenOfDemo = () => demoChildren(seededRandom(seed - 5_000));

const createClub = async ({ service, day, random, people }: SeedContext): Promise<readonly Answer<string>[]> => {
  const [callBy, at] = [demoCallFactory(random, service.vault.digest), isoOf(day.now.subtract({ hours: 60 * 24 }))];
  const { club, members, vault, passwords } = service;
  const open = { type: 'OpenClub', data: { mode: 'demo' } } as const;
  const opened = await club.send(open, callBy(null, at, open));
  const settled = await Promise.all(arrangeDemoClub.map((command) => club.send(command, callBy(null, at, command))));
  // One hash of the common password is shared: sixty hashes would take sixty times as long.
  const hashed = passwords.hash(demoPassword);
  // The password rules are bypassed, because they would refuse this password, which visitors of the demo have to know.
  const anyPassword = { passwords: { hash: () => hashed }, passwordRules: () => null };
  // A separate random sequence: the calendar continues where the people end.
  const others = seededRandom(seed - 1);
  const register = registerPerson({ members, vault, ...anyPassword, newId: others.uuid });
  const requestOf = (data: DemoPerson) => ({ type: 'RegisterPerson', data: data.personId });
  const [left, invited] = [demoDeactivated(others), demoInvited(others)];
  const callFor = demoCallFactory(others, vault.digest);
  const registering = people.map((person) => register(person, callBy(null, at, requestOf(person))));
  registering.push(register(left, callFor(null, at, requestOf(left))));
  // With today's time and a key of its own, because this email is really sent.
  const today = { ...callFor(null, isoOf(day.now), requestOf(invited)), correlationId: 'demo-invitation' };
  registering.push(register(invited, today));
  const imprint = demoImprint(people);
  const stated = await club.send(imprint, callFor(null, at, imprint));
  const registered = await Promise.all(registering);
  // After their mother, who is named as their guardian.
  const asked = demoCallFactory(seededRandom(seed - 6_000), service.vault.digest);
  const children = childrenOfDemo().map((child) => register(child, asked(null, at, requestOf(child))));
  return [opened, ...settled, stated, ...registered, ...(await Promise.all(children))];
};

const enterOrder = (context: DemoContext, order: DemoOrder, ids: number): Promise<Answer<string>> => {
  if (order.kind === 'event') return announceEvent(context, order, ids);
  return order.kind === 'own' ? enterBooking(context, order, ids) : enterReservation(context, order, ids);
};

type EnteredOrder = Readonly<{ order: DemoOrder; answer: Answer<string> }>;

const cancelSome = (context: DemoContext, entered: readonly EnteredOrder[]): Promise<readonly Answer<string>[]> =>
  Promise.all(
    entered.flatMap(({ order, answer }) => {
      const [id] = answer.outcome === 'accepted' ? answer.ids : [];
      if (order.kind !== 'own' || order.cancelledAt === null || id === undefined) return [];
      return [enterCancellation(context, { person: order.person, id: bookingId(id), at: order.cancelledAt })];
    }),
  );

/**
 * Fills an empty log with TC Musterstadt: sixty people and a family's children, four weeks of bookings around `now` (ISO 8601), invoices about
 * the weeks before, direct debits and a statement of account, all of it by commands that the deciders may refuse. The result is the same for
 * the same `now`.
 */
export const seedDemoClub = async (service: CommandService, now: string): Promise<SeedReport> => {
  const [day, random] = [demoDayAt(now), seededRandom(seed)];
  const people = demoPeople(random);
  const created = await createClub({ service, day, random, people });
  const settings = settingsInForce(service.club.current());
  if (!settings) throw new Error('The demo club has no booking rules');
  const context = { service, settings, callBy: demoCallFactory(random, service.vault.digest) };
  const orders = demoCalendar(day, people, random);
  const cards = await enterCards(context, annasCard(day, people), seed - 2);
  const entered = await Promise.all(
    orders.map(async (order, index) => ({ order, answer: await enterOrder(context, order, seed + index) })),
  );
  const cancelled = await cancelSome(context, entered);
  const recentCards = await enterCards(context, bensCard(day, people), seed - 3);
  const billed = await enterInvoices({ ...context, day, people }, seed - 1_000);
  const debited = await enterDebits({ ...context, day, people }, seed - 3_000);
  const read = await enterStatement({ ...context, day, people }, seed - 4_000);
  const waiting = await enterWaiting({ ...context, day, people }, seed - 2_000);
  const [child] = childrenOfDemo();
  const family = await enterFamily({ ...context, day, people, child, orders }, seed - 7_000);
  const described = await service.club.send(describeDemoClub, context.callBy(null, isoOf(day.now), describeDemoClub));
  return {
    people: people.length,
    bookings: entered.flatMap(({ answer }) => (answer.outcome === 'accepted' ? answer.ids : [])).length,
    cancelled: cancelled.length,
    refused: refusedIn([
      ...created,
      ...cards,
      ...entered.map(({ answer }) => answer),
      ...cancelled,
      ...recentCards,
      ...billed,
      ...debited,
      ...read,
      ...waiting,
      ...family,
      described,
    ]),
  };
};

/** Whether the people of the demo club are in the log, or were until they were erased. */
export const hasDemoPeople = ({ members }: Pick<CommandService, 'members'>): boolean => {
  const { byId, erased } = members.current().state;
  return demoPeople(seededRandom(seed)).some(({ personId }) => byId.has(personId) || erased.has(personId));
};

/** Whether the log is empty, or holds a demo club whose seeding was interrupted. Never in production. */
export const needsDemoClub = ({
  club,
  members,
  ledger,
}: Pick<CommandService, 'club' | 'members' | 'ledger'>): boolean => {
  const { mode, description } = club.current().state;
  if (mode === 'production' || description !== null) return false;
  const isEmpty = [members, ledger].every((stream) => stream.current().revision === 'none');
  return isEmpty || hasDemoPeople({ members });
};
