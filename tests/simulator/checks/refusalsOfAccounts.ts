import * as v from 'valibot';
import { people } from '../members/requests.ts';
import { type Case, stoodIn } from './refusalCase.ts';

const registrationSchema = v.object({
  personId: v.string(),
  memberNumber: v.nullable(v.string()),
  person: v.object({ email: v.string() }),
});
const changeSchema = v.object({ userID: v.string(), changes: v.object({ memberNumber: v.optional(v.string()) }) });
const erasureSchema = v.object({ userID: v.string() });

const isTakenEmail = ({ delivery, register, window }: Case): boolean => {
  const { success, output } = v.safeParse(registrationSchema, delivery.request.data);
  const digest = success ? `digest of ${output.person.email}` : null;
  return [...register.members.values()].some((other) => other.emailDigest === digest && stoodIn(other, window));
};

const wantedNumber = ({ request }: Case['delivery']): string => {
  const [registration, change] = [
    v.safeParse(registrationSchema, request.data),
    v.safeParse(changeSchema, request.data),
  ];
  if (change.success) return change.output.changes.memberNumber ?? '';
  return (registration.success ? registration.output.memberNumber : null) ?? '';
};
const wantedId = ({ request }: Case['delivery']): string => {
  const { success, output } = v.safeParse(registrationSchema, request.data);
  return success ? output.personId : '';
};

/** A member number belongs to its first owner for ever, and an id to one person. */
const isTaken = ({ delivery, register: { members, numbers }, window: { answered } }: Case): boolean =>
  [numbers.get(wantedNumber(delivery)), members.get(wantedId(delivery))].some(
    (known) => known !== undefined && known.from < answered,
  );

/** A service may know new members with a delay, but must always know the founders of the club while they keep their number. */
const mayBeUnknown = ({ delivery, register: { members, numbers }, window: { answered } }: Case): boolean => {
  const { success, output } = v.safeParse(erasureSchema, delivery.request.data);
  const wanted = success ? output.userID : '';
  const holder = numbers.get(wanted)?.personId;
  const later = [...numbers].filter(([number, { personId }]) => personId === holder && number !== wanted);
  const isFounder = people.some((personId) => personId === holder);
  return !isFounder || later.length > 0 || (members.get(holder ?? '')?.until ?? Infinity) < answered;
};

const holderOf = ({ delivery, register: { numbers } }: Case): string | undefined => {
  const { success, output } = v.safeParse(erasureSchema, delivery.request.data);
  return success ? numbers.get(output.userID)?.personId : undefined;
};

/** The founders have one each, which is not paid. */
const hadCard = (refusal: Case): boolean => people.some((personId) => personId === holderOf(refusal));

const hadBookings = (refusal: Case): boolean => {
  const {
    loggedBookings,
    window: { answered },
  } = refusal;
  const holder = holderOf(refusal);
  return [...loggedBookings.values()].some(({ personId, from }) => personId === holder && from < answered);
};

const isErased = ({ delivery: { request }, register: { members }, window: { answered } }: Case): boolean =>
  (members.get(request.actor ?? '')?.until ?? Infinity) < answered;

const wasLockedOut = ({ delivery: { request }, register: { deactivated }, window: { answered } }: Case): boolean =>
  (deactivated.get(request.actor ?? '') ?? Infinity) < answered;

type Flaws = Readonly<Record<string, (refusal: Case) => string | null>>;
const unless =
  (isTrue: (refusal: Case) => boolean, flaw: string) =>
  (refusal: Case): string | null =>
    isTrue(refusal) ? null : flaw;
const always = (): null => null;

/** The permitted refusals about accounts, each with its condition. The code that a person typed is not evaluated. */
export const flawsOfAccounts: Flaws = {
  ERR_EMAIL_ALREADY_EXISTS: unless(isTakenEmail, 'was refused an e-mail that was nobody’s all the time'),
  ERR_USER_ALREADY_EXISTS: unless(isTaken, 'was refused a number that was nobody’s'),
  ERR_USER_NOT_FOUND: unless(mayBeUnknown, 'was told that somebody does not exist who does'),
  ERR_USER_HAS_BOOKINGS: unless(hadBookings, 'was told of bookings that were never made'),
  ERR_USER_HAS_HOURS: unless(hadCard, 'was told of hours without a card'),
  ERR_USER_HAS_CLAIMS: unless(
    (refusal) => hadBookings(refusal) || hadCard(refusal),
    'was told of a debt without a booking or a card',
  ),
  LOGIN_REQUIRED: unless(isErased, 'was not known, and is'),
  ERR_NOT_AUTHORIZED: unless(wasLockedOut, 'was turned away, and never locked out'),
  ...{ ERR_WRONG_INIT_PASS: always, ERR_USER_ALREADY_VERIFIED: always, ERR_CODE_NOT_MATCH: always },
  ERR_USER_NOT_UPDATED: always,
};
