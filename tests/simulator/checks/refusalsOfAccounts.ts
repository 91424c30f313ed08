import * as v from 'valibot';
import { people } from '../members/wishes.ts';
import { type Case, stoodIn } from './asked.ts';

const registrationSchema = v.object({
  personId: v.string(),
  memberNumber: v.nullable(v.string()),
  person: v.object({ email: v.string() }),
});
const changeSchema = v.object({ userID: v.string(), changes: v.object({ memberNumber: v.optional(v.string()) }) });
const erasureSchema = v.object({ userID: v.string() });

const isTakenEmail = ({ delivery, register, window }: Case): boolean => {
  const { success, output } = v.safeParse(registrationSchema, delivery.wish.data);
  const digest = success ? `digest of ${output.person.email}` : null;
  return [...register.members.values()].some((other) => other.emailDigest === digest && stoodIn(other, window));
};

const wantedNumber = ({ wish }: Case['delivery']): string => {
  const [registration, change] = [v.safeParse(registrationSchema, wish.data), v.safeParse(changeSchema, wish.data)];
  if (change.success) return change.output.changes.memberNumber ?? '';
  return (registration.success ? registration.output.memberNumber : null) ?? '';
};
const wantedId = ({ wish }: Case['delivery']): string => {
  const { success, output } = v.safeParse(registrationSchema, wish.data);
  return success ? output.personId : '';
};

/** A number that was given belongs to whoever had it first, for ever; an id to one person. */
const isTaken = ({ delivery, register: { members, numbers }, window: { answered } }: Case): boolean =>
  [numbers.get(wantedNumber(delivery)), members.get(wantedId(delivery))].some(
    (known) => known !== undefined && known.from < answered,
  );

/** A service may be a moment behind about newcomers, never about the founders of the club, as long as they keep their number. */
const mayBeUnknown = ({ delivery, register: { members, numbers }, window: { answered } }: Case): boolean => {
  const { success, output } = v.safeParse(erasureSchema, delivery.wish.data);
  const wanted = success ? output.userID : '';
  const holder = numbers.get(wanted)?.personId;
  const later = [...numbers].filter(([number, { personId }]) => personId === holder && number !== wanted);
  const isFounder = people.some((personId) => personId === holder);
  return !isFounder || later.length > 0 || (members.get(holder ?? '')?.until ?? Infinity) < answered;
};

const hadBookings = ({ delivery, stays, register: { numbers }, window: { answered } }: Case): boolean => {
  const { success, output } = v.safeParse(erasureSchema, delivery.wish.data);
  const holder = success ? numbers.get(output.userID)?.personId : undefined;
  return [...stays.values()].some(({ personId, from }) => personId === holder && from < answered);
};

const isErased = ({ delivery: { wish }, register: { members }, window: { answered } }: Case): boolean =>
  (members.get(wish.actor ?? '')?.until ?? Infinity) < answered;

const wasLockedOut = ({ delivery: { wish }, register: { deactivated }, window: { answered } }: Case): boolean =>
  (deactivated.get(wish.actor ?? '') ?? Infinity) < answered;

type Flaws = Readonly<Record<string, (asked: Case) => string | null>>;
const unless =
  (isTrue: (asked: Case) => boolean, flaw: string) =>
  (asked: Case): string | null =>
    isTrue(asked) ? null : flaw;
const always = (): null => null;

/** What may be refused about accounts, and what has to be true then. Which code somebody typed says nothing. */
export const flawsOfAccounts: Flaws = {
  ERR_EMAIL_ALREADY_EXISTS: unless(isTakenEmail, 'was refused an e-mail that was nobody’s all the time'),
  ERR_USER_ALREADY_EXISTS: unless(isTaken, 'was refused a number that was nobody’s'),
  ERR_USER_NOT_FOUND: unless(mayBeUnknown, 'was told that somebody does not exist who does'),
  ERR_USER_HAS_BOOKINGS: unless(hadBookings, 'was told of bookings that were never made'),
  LOGIN_REQUIRED: unless(isErased, 'was not known, and is'),
  ERR_NOT_AUTHORIZED: unless(wasLockedOut, 'was turned away, and never locked out'),
  ...{ ERR_WRONG_INIT_PASS: always, ERR_USER_ALREADY_VERIFIED: always, ERR_CODE_NOT_MATCH: always },
  ERR_USER_NOT_UPDATED: always,
};
