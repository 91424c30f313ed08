import type { CancelBooking } from '@platzwart/contracts/booking';
import type { BookingId, PersonId } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import { type PersonInClub, actingPerson } from './actingPerson.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    /** The owner of the booking, by the newest log: null for the club's own, undefined for an unknown booking. */
    ownerOf: (bookingId: BookingId) => Promise<PersonId | null | undefined>;
    vault: Readonly<{
      /** Seals with the person's own key. */
      seal: (personId: PersonId, reason: string) => Promise<string>;
    }>;
  }>;

/**
 * A person cancels their own booking, or as ADMIN another person's; the reason is sealed with the owner's key. Refuses with LOGIN_REQUIRED,
 * ERR_NOT_AUTHORIZED (deactivated, or naming another person's member number), ERR_LOAD_SETTINGS (a club without booking rules), and with
 * the ledger's codes.
 */
export const cancelAsPerson =
  (dependencies: Dependencies) =>
  async ({ bookingId, category, userID, reason, refund }: CancelBooking['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(dependencies.personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const { person } = acting;
    if (!mayActFor(person, userID)) return refusal('ERR_NOT_AUTHORIZED');
    const settings = dependencies.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const why = await reasonToKeep(dependencies, bookingId, reason);
    const data = {
      bookingId,
      category,
      caller: { personId: person.personId, role: person.role },
      now: clubNow(call.now),
      cancellationHours: settings.rules.cancellationHours,
      reason,
      refund,
      sealedReason: why.sealed,
    };
    return dependencies.ledger.send({ type: 'CancelBooking', data }, { ...call, reason: why.plain });
  };

/**
 * The stored form of a reason. It may mention people, so it is sealed with the owner's key and erased with it; for the club's own entries
 * it is plain text, like their title. An erased owner has no key, and is never given a new one.
 */
const reasonToKeep = async (
  { ownerOf, vault, personById }: Dependencies,
  bookingId: BookingId,
  reason: string | null,
): Promise<Readonly<{ plain: string | null; sealed: string | null }>> => {
  const owner = reason ? await ownerOf(bookingId) : undefined;
  if (owner === null) return { plain: reason, sealed: null };
  const isKept = reason && owner !== undefined && personById(owner);
  return { plain: null, sealed: isKept ? await vault.seal(owner, reason) : null };
};

/** decisions.md C4: the ledger checks the owner of the booking; only an ADMIN may name another person. */
const mayActFor = ({ role, memberNumber }: PersonInClub, userID: string | null): boolean =>
  userID === null || userID === memberNumber || role === 'ADMIN';
