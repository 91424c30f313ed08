import { type BookAsUser, type OnlineMethod, type RequestedBooking, orderId } from '@platzwart/contracts/booking';
import { type PersonId, bookingId } from '@platzwart/contracts/core';
import type { NewBooking } from '../domain/bookingRequests.ts';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import { actingPerson, familyMember } from './actingPerson.ts';
import { bookerOf } from './booker.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { Answer } from '../../core/commandStream.ts';
import type { LedgerDependencies } from './ledgerDependencies.ts';
import { type PlayersDependencies, newPlayers, unknownPlayers } from './newPlayers.ts';

type Dependencies = LedgerDependencies &
  PlayersDependencies &
  Readonly<{
    /** A new UUID. */
    newId: () => string;
    /** The online methods that have a provider. */
    collectable: readonly OnlineMethod[];
  }>;

/**
 * A person books courts for themselves, or for a child whose guardian they are (decisions.md N5): adds club settings, person, clock and ids to
 * the request; the ledger decides. The answer's ids are those of what ends on the waiting list, and then those of the bookings in the order of
 * the input, some more than once; of an order that has to be paid online, first its own. Refuses with LOGIN_REQUIRED (no caller), ERR_NOT_AUTHORIZED (deactivated, or for anybody else), ERR_LOAD_SETTINGS (a
 * club without booking rules), ERR_USER_NOT_FOUND (a player who is no active person of the club), and with the ledger's codes.
 */
export const bookAsUser =
  (dependencies: Dependencies) =>
  async (
    { bookings, acceptedTerms = null, userID = null }: BookAsUser['data'],
    call: Call,
  ): Promise<Answer<string>> => {
    const acting = actingPerson(dependencies.personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const settings = dependencies.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const person = familyMember(acting.person, userID, dependencies.personByNumber);
    if (!person) return refusal('ERR_NOT_AUTHORIZED');
    const unknown = bookings.flatMap(({ players }, index) =>
      unknownPlayers(dependencies, players).map((field) => `bookings.${index}.${field}`),
    );
    if (unknown.length > 0) return { outcome: 'rejected', code: 'ERR_USER_NOT_FOUND', fields: unknown };
    const caller = bookerOf(person);
    const data = {
      orderId: orderId(dependencies.newId()),
      caller,
      now: clubNow(call.now),
      settings,
      collectable: dependencies.collectable,
      acceptedTerms,
      ...(caller.personId !== acting.person.personId && { orderedBy: acting.person.personId }),
      bookings: await Promise.all(bookings.map((booking) => newBooking(dependencies, caller.personId, booking))),
    };
    return dependencies.ledger.send({ type: 'BookCourts', data }, call);
  };

const newBooking = async (
  dependencies: Dependencies,
  personId: PersonId,
  { remark, players, ...booking }: RequestedBooking,
): Promise<NewBooking> => ({
  ...booking,
  bookingId: bookingId(dependencies.newId()),
  sealedRemark: remark ? await dependencies.vault.seal(personId, remark) : null,
  players: await newPlayers(dependencies, personId, players),
});
