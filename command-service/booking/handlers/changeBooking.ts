import { type ChangeBooking, orderId } from '@platzwart/contracts/booking';
import { type PersonId, bookingId, maxBookingsOfCommand } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { bookingsToChange } from '../../ledger/courts/bookingsToChange.ts';
import type { LedgerBooking } from '../../ledger/courts/ledgerBooking.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';
import type { OwnerInChange } from '../domain/changeRequest.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { PersonInClub } from './actingPerson.ts';
import { bookerOf } from './booker.ts';
import type { LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
    /** The person who has this member number today. */
    personByNumber: (memberNumber: string) => PersonInClub | null;
    vault: Readonly<{
      /** Seals with the person's own key. */
      seal: (personId: PersonId, text: string) => Promise<string>;
      unseal: (items: readonly Readonly<{ personId: string; sealed: string }>[]) => Promise<readonly unknown[]>;
    }>;
    /** A new UUID. */
    newId: () => string;
  }>;
type Refused = Extract<Answer<string>, { outcome: 'rejected' }>;

const rejected = (code: string, field: string): Refused => ({ outcome: 'rejected', code, fields: [field] });

/**
 * An ADMIN changes a booking, or dates of a series (decisions.md B18, N14). Adds settings, clock, ids and the people concerned, and seals
 * what is about them with their keys; the ledger decides. Refuses with ERR_USER_NOT_FOUND, ERR_USER_DEACTIVATED, ERR_LOAD_SETTINGS (a club
 * without booking rules), and with the ledger's codes.
 */
export const changeBooking =
  (dependencies: Dependencies) =>
  async ({ userID, remark, reason, ...input }: ChangeBooking['data'], call: Call): Promise<Answer<string>> => {
    const { ledger, newId } = dependencies;
    await ledger.refresh();
    const found = bookingsToChange(ledger.current().state.courts, input.bookingId);
    if ('outcome' in found) return found;
    const settings = dependencies.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const newOwner = ownerNamed(dependencies, userID);
    if (newOwner && 'outcome' in newOwner) return newOwner;
    const people = peopleOf(dependencies, found.live, newOwner);
    const texts = { remark, reason };
    const owners = await Promise.all(
      people.map((person) => inChange(dependencies, { person, live: found.live }, texts)),
    );
    const data = {
      ...input,
      ...{ now: clubNow(call.now), settings, hasReason: Boolean(reason), hasRemark: Boolean(remark) },
      newOwner: newOwner && ownerIdOf(newOwner),
      owners,
      orderId: orderId(newId()),
      newIds: Array.from({ length: maxBookingsOfCommand }, () => bookingId(newId())),
    };
    // As the title, a reason about the club's own entry is plain text.
    const isOfClub = people.every((person) => person === null);
    return ledger.send({ type: 'ChangeBookings', data }, { ...call, reason: isOfClub ? reason : null });
  };

type NamedOwner = Readonly<{ person: PersonInClub | null }>;
const ownerIdOf = ({ person }: NamedOwner) => ({ personId: person?.personId ?? null });

/** Null where the owner stays. */
const ownerNamed = (
  { personByNumber }: Dependencies,
  userID: ChangeBooking['data']['userID'],
): NamedOwner | Refused | null => {
  if (userID === undefined) return null;
  const person = userID === null ? null : personByNumber(userID);
  if (userID !== null && !person) return rejected('ERR_USER_NOT_FOUND', 'userID');
  return person && !person.active ? rejected('ERR_USER_DEACTIVATED', 'userID') : { person };
};

/** Everybody whose bookings these are, or will be; null stands for the club. An erased person is nobody's owner any more. */
const peopleOf = (
  { personById }: Dependencies,
  live: readonly LedgerBooking[],
  newOwner: NamedOwner | null,
): readonly (PersonInClub | null)[] => {
  const before = [...new Set(live.map(({ personId }) => personId))].map((personId) => personId && personById(personId));
  const all = newOwner ? [...before, newOwner.person] : before;
  return all.filter((person, index) => all.findIndex((other) => other?.personId === person?.personId) === index);
};

type Texts = Pick<ChangeBooking['data'], 'remark' | 'reason'>;
type Concerned = Readonly<{ person: PersonInClub | null; live: readonly LedgerBooking[] }>;

const inChange = async (
  { vault }: Dependencies,
  { person, live }: Concerned,
  { remark, reason }: Texts,
): Promise<OwnerInChange> => {
  if (!person) {
    const plain = remark === undefined ? null : { sealed: null, plain: remark || null, same: [] };
    return { person: null, remark: plain, sealedReason: null };
  }
  const { personId } = person;
  const seal = async (text: string | null) => (text ? vault.seal(personId, text) : null);
  const same = remark ? await sealsThatSay({ vault }, { person, live }, remark) : [];
  return {
    person: bookerOf(person),
    remark: remark === undefined ? null : { sealed: await seal(remark), plain: null, same },
    sealedReason: await seal(reason),
  };
};

/** Two seals of the same text differ, so a remark that was not changed is found by opening what is there. */
const sealsThatSay = async (
  { vault }: Pick<Dependencies, 'vault'>,
  { person, live }: Concerned,
  remark: string,
): Promise<readonly string[]> => {
  const own = live.filter(({ personId }) => personId === person?.personId);
  const sealed = [...new Set(own.flatMap(({ sealedRemark }) => sealedRemark ?? []))];
  const opened = await vault.unseal(sealed.map((each) => ({ personId: person?.personId ?? '', sealed: each })));
  return sealed.filter((_, index) => opened[index] === remark);
};
