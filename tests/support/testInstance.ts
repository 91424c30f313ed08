import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
} from 'playwright/test';
import { dayAfter, dayFromToday, isWeekend } from './clubDays.ts';
import { type OwnBooking, allBookings, bookCourt, cancelBooking, memberNumber, takenDays } from './courtBookings.ts';
import { type Slot, signIn } from './graphqlClient.ts';
import { memberPassword, registerPerson } from './registerPerson.ts';
import { type RunningClub, clubOfThisRun } from './runningClub.ts';

/** The people with a demo login. */
export type Persona = 'anna' | 'ben' | 'gast' | 'trainer' | 'admin';

export const emailOf = (who: Persona): string => `${who}@platzwart.example`;

/** A person who is used in one story only, so that no other story depends on them. */
export type NewMember = Readonly<{ firstName: string; lastName: string; role?: 'MEMBER' | 'ADMIN' }>;
export type AddedMember = Readonly<{
  personId: string;
  email: string;
  password: string;
  userID: string;
  token: string;
}>;

type FreshDay = Readonly<{ on?: 'weekday' | 'weekend'; days?: number }>;

/** The club for a story: its address, browsers of its people, and access to the server's data. */
export type TestInstance = Readonly<{
  club: RunningClub;
  /** A browser without a session. */
  visit: (options?: BrowserContextOptions) => Promise<Page>;
  /** A browser in which a person is signed in, also in further tabs. */
  enter: (who: Persona, options?: BrowserContextOptions) => Promise<Page>;
  /** A browser that has the session of a person without a demo login. */
  enterWith: (token: string) => Promise<Page>;
  /** Registers a new person with a confirmed account and a session. */
  addMember: (newMember: NewMember) => Promise<AddedMember>;
  token: (who: Persona) => Promise<string>;
  memberNumber: (who: Persona) => Promise<string>;
  /** Books for a person from another device; returns the booking's `_id`. */
  books: (who: Persona, slot: Slot) => Promise<string>;
  cancels: (who: Persona, bookingId: string) => Promise<void>;
  /** A person's bookings on that day as stored on the server, by court and time, without cancelled ones. */
  bookingsOf: (who: Persona, date: string) => Promise<readonly OwnBooking[]>;
  /** A weekday after the demo club's four weeks without any booking, cancelled ones included; with `days`, as many in a row. */
  freshDay: (wanted?: FreshDay) => Promise<string>;
}>;

const tokens = new Map<string, Promise<string>>();

const tokenFor = ({ url }: RunningClub, who: Persona): Promise<string> => {
  const key = `${url} ${who}`;
  const token = tokens.get(key) ?? signIn(url, emailOf(who));
  tokens.set(key, token);
  return token;
};

const searchedDays = 60;
/** Concurrent workers get different days. */
const firstDay = 30 + 180 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

const findFreshDay = async (club: RunningClub, { on = 'weekday', days = 1 }: FreshDay = {}): Promise<string> => {
  const token = await tokenFor(club, 'admin');
  const lists = await Promise.all(
    (['anna', 'ben'] as const).map(async (who) => allBookings(club.url, await tokenFor(club, who))),
  );
  const known = lists.flat().map(({ date }) => date);
  for (let from = dayFromToday(firstDay); ; from = dayAfter(from, searchedDays - days)) {
    const taken = new Set([
      ...known,
      ...(await takenDays(club.url, token, { from, to: dayAfter(from, searchedDays - 1) })),
    ]);
    const isMeant = (day: string) => !taken.has(day) && isWeekend(day) === (on === 'weekend');
    const found = Array.from({ length: searchedDays - days }, (_, index) => dayAfter(from, index)).find((first) =>
      Array.from({ length: days }, (_, index) => dayAfter(first, index)).every(isMeant),
    );
    if (found) return found;
  }
};

const bookingsOn = (bookings: readonly OwnBooking[], day: string): readonly OwnBooking[] =>
  bookings
    .filter(({ date, state }) => date === day && state !== 'CANCELED')
    .toSorted((a, b) => a.court - b.court || a.start.localeCompare(b.start));

const addMember = async (
  club: RunningClub,
  { firstName, lastName, role = 'MEMBER' }: NewMember,
): Promise<AddedMember> => {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.org`;
  const personId = await registerPerson(club, { firstName, lastName, email, role });
  const token = await signIn(club.url, email, memberPassword);
  return { personId, email, password: memberPassword, userID: await memberNumber(club.url, token), token };
};

/** Closes every browser that the story has opened; `siteUrl`: where browsers find the club's pages. */
export const openTestInstance = (browser: Browser, club: RunningClub, siteUrl = club.url) => {
  const contexts: BrowserContext[] = [];
  const open = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: siteUrl, ...options });
    contexts.push(context);
    return context;
  };
  const enterWith = async (token: string, options?: BrowserContextOptions): Promise<Page> => {
    const context = await open(options);
    await context.addInitScript((kept) => window.sessionStorage.setItem('accessToken', kept), token);
    return context.newPage();
  };
  const testInstance: TestInstance = {
    club,
    visit: async (options) => (await open(options)).newPage(),
    enter: async (who, options) => enterWith(await tokenFor(club, who), options),
    enterWith: (token) => enterWith(token),
    addMember: (newMember) => addMember(club, newMember),
    token: (who) => tokenFor(club, who),
    memberNumber: async (who) => memberNumber(club.url, await tokenFor(club, who)),
    books: async (who, slot) => bookCourt(club.url, await tokenFor(club, who), slot),
    cancels: async (who, bookingId) => cancelBooking(club.url, await tokenFor(club, who), bookingId),
    bookingsOf: async (who, date) => bookingsOn(await allBookings(club.url, await tokenFor(club, who)), date),
    freshDay: (wanted) => findFreshDay(club, wanted),
  };
  return { testInstance, close: () => Promise.all(contexts.map((context) => context.close())) };
};

export const test = base.extend<{ testInstance: TestInstance }>({
  testInstance: async ({ browser }, use) => {
    const { testInstance, close } = openTestInstance(browser, await clubOfThisRun());
    await use(testInstance);
    await close();
  },
});
