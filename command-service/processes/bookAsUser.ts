import type { BookAsUser, WantedBooking } from '@platzwart/contracts/booking';
import { type PersonId, bookingId, orderId } from '@platzwart/contracts/core';
import type { NewBooking } from '../booking/ledgerCommands.ts';
import { refusal } from '../core/answers.ts';
import type { Call } from '../core/call.ts';
import { actingPerson } from './actingPerson.ts';
import { clubNow } from './clubNow.ts';
import type { LedgerAnswer, LedgerNeeds } from './ledgerNeeds.ts';

type Needs = LedgerNeeds &
  Readonly<{
    /** Seals with the person's own key. */
    sealRemark: (personId: PersonId, remark: string) => Promise<string>;
    /** A new UUID. */
    newId: () => string;
  }>;

/**
 * A person books courts for themselves: club settings, person, clock and ids meet here, the ledger decides.
 * The answer's ids are the bookings' in the order of the input. Refuses with LOGIN_REQUIRED and ERR_NOT_AUTHORIZED
 * (nobody, or deactivated), ERR_LOAD_SETTINGS (a club without booking rules), and with what the ledger refuses.
 */
export const bookAsUser =
  (needs: Needs) =>
  async ({ bookings }: BookAsUser['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(needs.personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const settings = needs.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const { personId, role, discount } = acting.person;
    const data = {
      orderId: orderId(needs.newId()),
      caller: { personId, role, discount },
      now: clubNow(call.now),
      settings,
      bookings: await Promise.all(bookings.map((wanted) => newBooking(needs, personId, wanted))),
    };
    return needs.ledger.send({ type: 'BookCourts', data }, call);
  };

const newBooking = async (
  { newId, sealRemark }: Needs,
  personId: PersonId,
  { remark, ...wanted }: WantedBooking,
): Promise<NewBooking> => ({
  ...wanted,
  bookingId: bookingId(newId()),
  sealedRemark: remark ? await sealRemark(personId, remark) : null,
});
