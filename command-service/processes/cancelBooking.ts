import type { CancelBooking } from '@platzwart/contracts/booking';
import type { BookingId, PersonId } from '@platzwart/contracts/core';
import { refusal } from '../core/answers.ts';
import type { Call } from '../core/call.ts';
import { type PersonInClub, actingPerson } from './actingPerson.ts';
import { clubNow } from './clubNow.ts';
import type { LedgerAnswer, LedgerNeeds } from './ledgerNeeds.ts';

type Needs = LedgerNeeds &
  Readonly<{
    /** Whose booking it is, by the newest log: null for the club's own, undefined for a booking that nobody knows. */
    ownerOf: (bookingId: BookingId) => Promise<PersonId | null | undefined>;
    /** Seals with the person's own key. */
    sealReason: (personId: PersonId, reason: string) => Promise<string>;
  }>;

/**
 * A person cancels a booking, their own or as ADMIN another's; the reason is sealed with the owner's key.
 * Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated, or naming somebody else's member number),
 * ERR_LOAD_SETTINGS (a club without booking rules), and with what the ledger refuses.
 */
export const cancelBooking =
  (needs: Needs) =>
  async ({ bookingId, category, userID, reason }: CancelBooking['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(needs.personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const { person } = acting;
    if (!maySpeakFor(person, userID)) return refusal('ERR_NOT_AUTHORIZED');
    const settings = needs.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const why = await reasonToKeep(needs, bookingId, reason);
    const data = {
      bookingId,
      category,
      caller: { personId: person.personId, role: person.role },
      now: clubNow(call.now),
      cancellationHours: settings.rules.cancellationHours,
      reason,
      sealedReason: why.sealed,
    };
    return needs.ledger.send({ type: 'CancelBooking', data }, { ...call, reason: why.plain });
  };

/**
 * What is kept of a reason. It speaks of people, so erasing the owner has to reach it; of the club's own entries it is as
 * plain as their title. An erased owner has no key, and is never given a new one.
 */
const reasonToKeep = async (
  { ownerOf, sealReason, personById }: Needs,
  bookingId: BookingId,
  reason: string | null,
): Promise<Readonly<{ plain: string | null; sealed: string | null }>> => {
  const owner = reason ? await ownerOf(bookingId) : undefined;
  if (owner === null) return { plain: reason, sealed: null };
  const isKept = reason && owner !== undefined && personById(owner);
  return { plain: null, sealed: isKept ? await sealReason(owner, reason) : null };
};

/** decisions.md C4: whose booking it is the ledger knows; only an ADMIN may name another person at all. */
const maySpeakFor = ({ role, memberNumber }: PersonInClub, userID: string | null): boolean =>
  userID === null || userID === memberNumber || role === 'ADMIN';
