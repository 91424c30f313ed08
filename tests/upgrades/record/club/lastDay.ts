import * as v from 'valibot';
import { callGraphql, signIn } from '../../../support/graphqlClient.ts';
import { dayAfter } from '../../../support/clubDays.ts';
import { hallHour, hallPrice } from '../../../support/hallBookings.ts';
import type { Known } from '../../recording.ts';
import { timeCode } from '../../timeCode.ts';
import { type ReleaseInstance, eventually } from '../releaseInstance.ts';
import { blockOf, bookBlock, bookMutation, cancel } from './bookings.ts';
import { type Login, createPerson, enter } from './people.ts';
import type { Sessions } from './session.ts';

/** Where the last day of the recording happens. `day`: `YYYY-MM-DD`. */
export type LastDay = Readonly<{
  instance: ReleaseInstance;
  people: Sessions;
  logins: Readonly<Record<string, Login>>;
  day: string;
}>;

/** The booking of an hour in the hall, later than all others of the club. */
const hourOn = async ({ instance, people, day }: LastDay, after: number, hour: number) => {
  const date = dayAfter(day, after);
  const price = await hallPrice({ url: instance.url, token: people.tokenOf('anna') }, date);
  return hallHour({ date, court: 1, hour, price });
};

/** Three bookings: one that stays, one that is cancelled, and one whose call can be repeated. */
export const book = async (last: LastDay): Promise<Known['repeated']> => {
  const { instance, people } = last;
  const token = people.tokenOf('anna');
  await bookBlock(instance, blockOf(await hourOn(last, 20, 9), { remark: 'Doppel mit Freunden' }), token);
  const cancelled = await bookBlock(instance, blockOf(await hourOn(last, 20, 11)), token);
  await cancel(instance, { id: cancelled }, token);
  const [variables, key] = [{ bookings: [blockOf(await hourOn(last, 21, 9))] }, crypto.randomUUID()];
  const { data } = await callGraphql(instance.url, { query: bookMutation, variables, token, idempotencyKey: key });
  return { query: bookMutation, variables, key, answer: data };
};

const setupSchema = v.object({ setUpSecondFactor: v.object({ secret: v.string() }) });
const codesSchema = v.object({
  enableSecondFactor: v.object({ codes: v.tupleWithRest([v.string(), v.string()], v.string()) }),
});

const loginWith = 'mutation ($data: LoginInput!) { login(data: $data) { token } }';

/** The trainer sets up an app, and uses one of the recovery codes. */
export const protect = async ({ instance, people, logins }: LastDay): Promise<Known['secondFactor']> => {
  const { email = '', password = '' } = logins['trainer'] ?? {};
  const token = people.tokenOf('trainer');
  const setUp = 'mutation ($password: String!) { setUpSecondFactor(password: $password) { secret } }';
  const { secret } = v.parse(setupSchema, await instance.ask(setUp, { password }, token)).setUpSecondFactor;
  const code = timeCode(secret, instance.clock.now());
  const enabled = await instance.ask(
    'mutation ($code: String!) { enableSecondFactor(code: $code) { codes } }',
    { code },
    token,
  );
  const [usedRecoveryCode, recoveryCode] = v.parse(codesSchema, enabled).enableSecondFactor.codes;
  await instance.ask(loginWith, { data: { credential: email, password, secondFactor: usedRecoveryCode } });
  return { who: 'trainer', secret, recoveryCode, usedRecoveryCode };
};

const leaver = {
  firstName: 'Dorothea',
  lastName: 'Abschiedsthaler',
  email: 'dorothea@weg.example',
  role: 'MEMBER',
} as const;
const mover = {
  firstName: 'Ferdinand',
  lastName: 'Umzugsmann',
  email: 'ferdinand@weg.example',
  role: 'MEMBER',
} as const;
const wordsOf = ({ lastName, email }: Readonly<{ lastName: string; email: string }>): string[] => [lastName, email];

/** Somebody who has booked is erased; somebody else who has booked will be. */
export const leave = async (last: LastDay): Promise<Pick<Known, 'erased' | 'leaving'>> => {
  const { instance, people } = last;
  const admin = people.tokenOf('admin');
  const numbers: string[] = [];
  for (const [index, person] of [leaver, mover].entries()) {
    const { userID, login } = await createPerson(instance, person, admin);
    const block = blockOf(await hourOn(last, 22, 9 + index), { remark: `Für ${person.lastName}` });
    await bookBlock(instance, block, await enter(instance, login));
    numbers.push(userID);
  }
  const erase = 'mutation ($userID: ID!) { deleteUser(userID: $userID, force: true) { success } }';
  await instance.ask(erase, { userID: numbers[0] }, admin);
  return { erased: wordsOf(leaver), leaving: { userID: numbers[1] ?? '', words: wordsOf(mover) } };
};

const orderSchema = v.object({ bookAsUser: v.object({ payment: v.string() }) });
const paymentSchema = v.object({ payment: v.object({ redirectUrl: v.nullable(v.string()) }) });

/** Ben is sent to the page of the provider, and has not paid yet. */
export const orderOnline = async (last: LastDay): Promise<string> => {
  const { instance, people } = last;
  const token = people.tokenOf('ben');
  const bookings = [blockOf(await hourOn(last, 23, 9), { paymentMethod: 'PAYPAL' })];
  const query = 'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { payment } }';
  const order = v.parse(orderSchema, await instance.ask(query, { bookings }, token)).bookAsUser.payment;
  await eventually(async () => {
    const answer = await instance.ask(
      'query ($order: ID!) { payment(order: $order) { redirectUrl } }',
      { order },
      token,
    );
    return v.parse(paymentSchema, answer).payment.redirectUrl;
  });
  return order;
};

const linkSchema = v.record(v.string(), v.object({ path: v.string() }));

/** The calendar of anna, and what a screen in the club house shows. */
export const makeLinks = async ({ instance, people }: LastDay): Promise<string[]> => {
  const calendar = await instance.ask('mutation { renewCalendarLink { path } }', {}, people.tokenOf('anna'));
  const kiosk = await instance.ask('mutation { createKiosk(name: "Clubhaus") { path } }', {}, people.tokenOf('admin'));
  return [calendar, kiosk].flatMap((each) =>
    Object.values(v.parse(linkSchema, each)).map(({ path }) => path.replace('/kiosk/', '/kiosk-plan/')),
  );
};

const waitingSchema = v.object({ mails: v.object({ total: v.number() }) });
const waits = async ({ instance, people }: LastDay): Promise<number> => {
  const answer = await instance.ask('{ mails(state: WAITING) { total } }', {}, people.tokenOf('admin'));
  return v.parse(waitingSchema, answer).mails.total;
};

/** The mail server does not take what the guest asks for: the code for a new password. */
export const forget = async (last: LastDay): Promise<Pick<Known, 'waiting' | 'resetting'>> => {
  const { instance, logins } = last;
  await eventually(async () => ((await waits(last)) === 0 ? true : null));
  instance.mailServer.become('later');
  const email = logins['gast']?.email ?? '';
  await instance.ask('mutation ($email: String!) { resendMail(email: $email, type: RESET_PASSWORD) { success } }', {
    email,
  });
  await eventually(async () => ((await waits(last)) === 1 ? true : null));
  return { waiting: [email], resetting: 'gast' };
};

/** A session that goes on, and one that has ended. */
export const stay = async ({ instance, logins }: LastDay, canSignOut: boolean): Promise<Known['sessions']> => {
  const { email = '', password = '' } = logins['anna'] ?? {};
  const [open, other] = [await signIn(instance.url, email, password), await signIn(instance.url, email, password)];
  if (!canSignOut) return { open, ended: null };
  await instance.ask('mutation { logout { success } }', {}, other);
  return { open, ended: other };
};
