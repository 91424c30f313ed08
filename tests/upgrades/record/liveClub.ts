import type { Known } from '../recording.ts';
import { dayAfter } from '../../support/clubDays.ts';
import { foundClub } from './club/foundClub.ts';
import * as lastDay from './club/lastDay.ts';
import type { Login } from './club/people.ts';
import { enterAll } from './club/session.ts';
import { bill, orderAndPlay, remind } from './club/weeksBefore.ts';
import { askAll } from './questions.ts';
import { type Release, type ReleaseInstance, startRelease } from './releaseInstance.ts';

/** Ten o'clock in the morning of the club, or an hour later in winter: far from midnight, and no game begins meanwhile. */
const openingOn = (day: string): string => `${day}T09:05:00Z`;

const personas = ['admin', 'anna', 'ben', 'gast', 'trainer'];
const demoLogins = (): Readonly<Record<string, Login>> =>
  Object.fromEntries(personas.map((name) => [name, { email: `${name}@platzwart.example`, password: 'platzwart' }]));

/** Milliseconds; an e-mail is tried again after one and after three minutes. */
const longestWait = 170_000;

type Logins = Readonly<Record<string, Login>>;

/** A release that can arrange a club does so six weeks before, and bills what was played three weeks before. */
const liveWeeksBefore = async (release: Release, day: string): Promise<Logins> => {
  const start = (before: number) => startRelease(release, openingOn(dayAfter(day, -before)));
  const first = await start(45);
  const logins = await foundClub(first);
  await orderAndPlay({ instance: first, people: await enterAll(first, logins), day: dayAfter(day, -45) });
  await first.stop();
  const second = await start(20);
  await bill({ instance: second, people: await enterAll(second, logins), day: dayAfter(day, -20) });
  await second.stop();
  return logins;
};

/** What `known.json` says beside the version. */
type Lived = Omit<Known, 'commit' | 'version' | 'names'>;

const liveLastDay = async (last: lastDay.LastDay): Promise<Omit<Lived, 'stoppedAt'>> => {
  const { instance, logins, people } = last;
  const { canDo } = instance.schema;
  if (canDo('sendInvoiceWarning')) await remind(last);
  const repeated = await lastDay.book(last);
  const secondFactor = canDo('setUpSecondFactor') ? await lastDay.protect(last) : null;
  const { erased, leaving } = canDo('deleteUser')
    ? await lastDay.leave(last)
    : { erased: [], leaving: { userID: people.numberOf('ben'), words: ['ben@platzwart.example'] } };
  const links = canDo('createKiosk') ? await lastDay.makeLinks(last) : [];
  const order = canDo('giveUpPayment') ? await lastDay.orderOnline(last) : null;
  const { waiting, resetting } = canDo('resendMail') ? await lastDay.forget(last) : { waiting: [], resetting: null };
  const sessions = await lastDay.stay(last, canDo('logout'));
  return { people: logins, sessions, secondFactor, repeated, waiting, resetting, order, erased, leaving, links };
};

/**
 * Runs the club on `day` (`YYYY-MM-DD`) with what the release can do, and asks it what has to be the same after an update. Returns the
 * running instance.
 */
export const liveClub = async (release: Release, day: string) => {
  const logins = release.hasDemoClub ? demoLogins() : await liveWeeksBefore(release, day);
  const instance: ReleaseInstance = await startRelease(release, openingOn(day));
  const last = { instance, logins, people: await enterAll(instance, logins), day };
  const lived = await liveLastDay(last);
  const waitsSince = instance.clock.now();
  const people = await enterAll(
    instance,
    Object.fromEntries(Object.entries(logins).filter(([name]) => name !== lived.secondFactor?.who)),
  );
  const answers = await askAll({ ...last, people });
  const stoppedAt = new Date(instance.clock.now()).toISOString();
  // After a third attempt the e-mail would wait longer than the order for its money, and no moment would suit both.
  if (instance.clock.now() - waitsSince > longestWait) throw new Error('Recording took too long: close other programs');
  return { instance, known: { ...lived, stoppedAt }, answers };
};
