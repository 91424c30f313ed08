import type { BookAsUser, RequestedBooking } from '@platzwart/contracts/booking';
import { type PersonId, bookingId, orderId } from '@platzwart/contracts/core';
import type { NewBooking } from '../domain/bookingRequests.ts';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import { actingPerson } from './actingPerson.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    vault: Readonly<{
      /** Seals with the person's own key. */
      seal: (personId: PersonId, remark: string) => Promise<string>;
    }>;
    /** A new UUID. */
    newId: () => string;
  }>;

/**
 * A person books courts for themselves: adds club settings, person, clock and ids to the request; the ledger decides. The answer's ids are
 * those of the bookings in the order of the input. Refuses with LOGIN_REQUIRED (no caller), ERR_NOT_AUTHORIZED (deactivated),
 * ERR_LOAD_SETTINGS (a club without booking rules), and with the ledger's codes.
 */
export const bookAsUser =
  (dependencies: Dependencies) =>
  async ({ bookings }: BookAsUser['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(dependencies.personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const settings = dependencies.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const { personId, role, discount } = acting.person;
    const data = {
      orderId: orderId(dependencies.newId()),
      caller: { personId, role, discount },
      now: clubNow(call.now),
      settings,
      bookings: await Promise.all(bookings.map((booking) => newBooking(dependencies, personId, booking))),
    };
    return dependencies.ledger.send({ type: 'BookCourts', data }, call);
  };

const newBooking = async (
  { newId, vault }: Dependencies,
  personId: PersonId,
  { remark, ...booking }: RequestedBooking,
): Promise<NewBooking> => ({
  ...booking,
  bookingId: bookingId(newId()),
  sealedRemark: remark ? await vault.seal(personId, remark) : null,
});
