import type { DeclineOffer, JoinWaitingList, LeaveWaitingList, TakeOffer } from '@platzwart/contracts/booking';
import { type WaitingEntryId, bookingId, timeOfMinute, waitingEntryId } from '@platzwart/contracts/core';
import type { Call } from '../../core/call.ts';
import { refusal } from '../../core/commandAnswers.ts';
import type { Answer } from '../../core/commandStream.ts';
import { systemCall } from '../../core/systemCall.ts';
import type { WaitingEntry } from '../../ledger/courts/waitingList.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';
import { clubNow } from '../domain/clubNow.ts';
import { type PersonInClub, actingOn, actingPerson, familyMember, mayActFor } from './actingPerson.ts';
import { bookAsUser } from './bookAsUser.ts';
import { bookerOf } from './booker.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    newId: () => string;
    /** The person who has this member number today. */
    personByNumber: (memberNumber: string) => PersonInClub | null;
  }>;

/**
 * A person joins the waiting list for themselves, or for a child whose guardian they are (decisions.md N5); the answer's id is that of the
 * entry. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated, or for anybody else), ERR_LOAD_SETTINGS (a club without booking rules),
 * and with the ledger's codes.
 */
export const joinWaitingList =
  ({ personById, personByNumber, settings, ledger, newId }: Dependencies) =>
  async ({ userID = null, ...request }: JoinWaitingList['data'], call: Call): Promise<Answer<string>> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    const person = familyMember(acting.person, userID, personByNumber);
    if (!person) return refusal('ERR_NOT_AUTHORIZED');
    const entryId = waitingEntryId(newId());
    const data = { ...request, entryId, booker: bookerOf(person), now: clubNow(call.now), settings: inForce };
    return ledger.send({ type: 'JoinWaitingList', data }, call);
  };

type LedgerToRead = Readonly<{
  ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
}>;

/** By the newest log where this process does not know the entry. Undefined for an unknown one, and for one that has ended. */
const openEntry = async ({ ledger }: LedgerToRead, id: WaitingEntryId): Promise<WaitingEntry | undefined> => {
  const entry = () => ledger.current().state.courts.waiting.find(({ entryId }) => entryId === id);
  if (!entry()) await ledger.refresh();
  return entry();
};

const forOwnEntry =
  (type: 'LeaveWaitingList' | 'DeclineOffer') =>
  ({ personById, ledger }: LedgerDependencies & LedgerToRead) =>
  async ({ entryId }: (LeaveWaitingList | DeclineOffer)['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const owner = (await openEntry({ ledger }, entryId))?.personId;
    const { personId } = actingOn(acting.person, owner, personById);
    return ledger.send({ type, data: { entryId, personId } }, call);
  };

/** For an own entry, or as guardian for a child's. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated), and with the ledger's codes. */
export const leaveWaitingList = forOwnEntry('LeaveWaitingList');
export const declineOffer = forOwnEntry('DeclineOffer');

type TakeDependencies = Parameters<typeof bookAsUser>[0] & LedgerToRead;

/**
 * Books the slot that the caller, or a child of theirs (decisions.md N5), is offered, by all rules of a booking; of an order that has to be
 * paid online the answer's first id is its own. Refuses with ERR_BOOKING_NOT_FOUND where no offer to an entry of theirs is running, and as
 * `bookAsUser`.
 */
export const takeOffer = (dependencies: TakeDependencies) => {
  const book = bookAsUser(dependencies);
  const { ledger, personById } = dependencies;
  return async (
    { entryId, price, paymentMethod, ...given }: TakeOffer['data'],
    call: Call,
  ): Promise<Answer<string>> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    await ledger.refresh();
    const entry = ledger.current().state.courts.waiting.find((each) => each.entryId === entryId);
    const person = entry ? personById(entry.personId) : null;
    if (!entry?.offer || !mayActFor(acting.person, person))
      return { outcome: 'rejected', code: 'ERR_BOOKING_NOT_FOUND', fields: [] };
    const { sport, date, offer } = entry;
    const times = { start: timeOfMinute(offer.startMinute), end: timeOfMinute(offer.endMinute) };
    const block = { sport, date, court: offer.court, ...times, price, paymentMethod };
    const { acceptedTerms, players } = given;
    return book({ bookings: [{ ...block, remark: null, players }], acceptedTerms, userID: person.memberNumber }, call);
  };
};

type JobDependencies = Pick<LedgerDependencies, 'settings' | 'personById'> &
  Readonly<{
    ledger: LedgerDependencies['ledger'] & Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
    newId: () => string;
    /** Now, as an ISO 8601 instant in UTC. */
    clock: () => string;
  }>;

/**
 * Offers free slots to those who wait, and ends what is over. It decides on the newest ledger, so that any number of processes may do it, and
 * after a restart the next run goes on. Nobody waits: nothing is sent.
 */
export const advanceWaitingList =
  ({ ledger, settings, personById, newId, clock }: JobDependencies) =>
  async (): Promise<void> => {
    const { waiting } = ledger.current().state.courts;
    const inForce = settings();
    if (waiting.length === 0 || !inForce) return;
    const [id, now] = [newId(), clock()];
    const people = [...new Set(waiting.map(({ personId }) => personId))].map(personById);
    const data = {
      ...{ now: clubNow(now), settings: inForce },
      bookers: people
        .filter((person) => person !== null)
        .filter(({ active }) => active)
        .map(bookerOf),
      holdIds: new Map(waiting.map(({ entryId }) => [entryId, bookingId(newId())])),
    };
    const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now });
    await ledger.send({ type: 'AdvanceWaitingList', data }, call);
  };
