import type { CancelBooking } from '@platzwart/contracts/booking';
import type { BookingId, PersonId } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import { type PersonInClub, actingOn, actingPerson, mayActFor } from './actingPerson.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

export type CancelDependencies = LedgerDependencies &
  Readonly<{
    /** The owner of the booking, by the newest log: null for the club's own, undefined for an unknown booking. */
    ownerOf: (bookingId: BookingId) => Promise<PersonId | null | undefined>;
    /** The person who has this member number today. */
    personByNumber: (memberNumber: string) => PersonInClub | null;
    vault: Readonly<{
      /** Seals with the person's own key. */
      seal: (personId: PersonId, reason: string) => Promise<string>;
    }>;
  }>;

/**
 * A person cancels their own booking, as guardian that of a child (decisions.md N5), or as ADMIN another person's; the reason is sealed with
 * the owner's key. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated, or naming another person's member number), ERR_LOAD_SETTINGS
 * (a club without booking rules), and with the ledger's codes.
 */
export const cancelAsPerson =
  (dependencies: CancelDependencies) =>
  async (request: CancelBooking['data'], call: Call): Promise<LedgerAnswer> => {
    const { bookingId, category, userID, reason, refund, scope } = request;
    const acting = actingPerson(dependencies.personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const { person } = acting;
    if (!mayName(dependencies, person, userID)) return refusal('ERR_NOT_AUTHORIZED');
    const settings = dependencies.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const owner = await dependencies.ownerOf(bookingId);
    const { personId } = actingOn(person, owner, dependencies.personById);
    const why = await reasonToKeep(dependencies, owner, reason);
    const data = {
      bookingId,
      category,
      scope,
      caller: { personId, role: person.role },
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
  { vault, personById }: CancelDependencies,
  owner: PersonId | null | undefined,
  reason: string | null,
): Promise<Readonly<{ plain: string | null; sealed: string | null }>> => {
  if (reason && owner === null) return { plain: reason, sealed: null };
  const isKept = reason && owner && personById(owner);
  return { plain: null, sealed: isKept ? await vault.seal(owner, reason) : null };
};

/** decisions.md C4, N5: the ledger checks the owner of the booking; only a guardian and an ADMIN may name another person. */
const mayName = ({ personByNumber }: CancelDependencies, caller: PersonInClub, userID: string | null): boolean =>
  userID === null || caller.role === 'ADMIN' || mayActFor(caller, personByNumber(userID));
