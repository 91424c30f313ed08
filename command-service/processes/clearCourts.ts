import type { PersonId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/vault';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { ClubErrorCode } from '../club/domain/clubDecision.ts';
import type { ClubStreamCommand } from '../club/domain/clubMode.ts';
import type { Clearance, ClubState } from '../club/domain/clubState.ts';
import type { Call } from '../core/call.ts';
import type { CommandStream } from '../core/commandStream.ts';
import type { Log } from '../core/log.ts';
import { systemCall } from '../core/systemCall.ts';
import { unfitBookings } from '../ledger/courts/clearCourts.ts';
import type { LedgerBooking } from '../ledger/courts/ledgerBooking.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';

export type ClearanceDependencies = Readonly<{
  club: CommandStream<ClubState, ClubStreamCommand, ClubErrorCode>;
  ledger: CommandStream<LedgerState, LedgerCommand, LedgerErrorCode>;
  vault: Pick<Vault, 'seal'>;
  /** Null for a person the club does not know, and for an erased one. */
  personById: (personId: PersonId) => unknown;
  newId: () => string;
  log: Log;
}>;

/** Cancellations in one append, at most: with sealed reasons they stay far below the event store's limit. */
const perAppend = 200;

/**
 * Carries out a clearance (decisions.md N29): cancels the bookings that do not fit the settings, then closes the clearance. Each step is
 * idempotent. Never rejects: the service's job repeats what failed.
 */
export const clearCourts =
  (dependencies: ClearanceDependencies) =>
  async ({ clearanceId, sports, reason }: Clearance, call: Call): Promise<void> => {
    const { club, ledger, newId, log } = dependencies;
    // Without the caller's idempotency key: otherwise the ledger's answer would be recorded as the answer to the call itself.
    const followUp = (why: string | null): Call => ({ ...call, commandId: newId(), idempotencyKey: null, reason: why });
    const now = clubNow(call.now);
    const cancel = async (bookings: readonly LedgerBooking[], why: string | null): Promise<boolean> => {
      const sealed = await Promise.all(bookings.map((booking) => sealReason(dependencies, booking, reason)));
      const answer = await ledger.send({ type: 'ClearCourts', data: { bookings: sealed, now } }, followUp(why));
      return answer.outcome === 'accepted';
    };
    try {
      const arrangements = club.current().state.sports;
      const unfit = unfitBookings(ledger.current().state.courts, { sports, arrangements }, now);
      const own = unfit.filter(({ personId }) => personId === null);
      const others = unfit.filter(({ personId }) => personId !== null);
      for (const part of inParts(others)) if (!(await cancel(part, null))) return;
      for (const part of inParts(own)) if (!(await cancel(part, reason))) return;
      await club.send({ type: 'CompleteClearance', data: { clearanceId } }, followUp(null));
    } catch (error) {
      log.error({ err: error, clearanceId }, 'Bookings that do not fit the settings are not all cancelled yet');
    }
  };

/** A person's bookings stay together, because each append gives its people one e-mail (decisions.md N17). */
const inParts = (bookings: readonly LedgerBooking[]): readonly (readonly LedgerBooking[])[] => {
  const parts: LedgerBooking[][] = [];
  for (const personId of new Set(bookings.map((booking) => booking.personId))) {
    const ofPerson = bookings.filter((booking) => booking.personId === personId);
    for (let from = 0; from < ofPerson.length; from += perAppend) {
      const some = ofPerson.slice(from, from + perAppend);
      const last = parts.at(-1);
      if (last && last.length + some.length <= perAppend) last.push(...some);
      else parts.push([...some]);
    }
  }
  return parts;
};

/** An erased owner has no key, and is never given a new one. */
const sealReason = async (
  { vault, personById }: ClearanceDependencies,
  { bookingId, personId }: LedgerBooking,
  reason: string,
) => ({
  bookingId,
  sealedReason: personId !== null && personById(personId) ? await vault.seal(personId, reason) : null,
});

/** Carries out the clearances that a crash interrupted. */
export const finishClearances =
  (dependencies: ClearanceDependencies & Readonly<{ clock: () => string }>) => async (): Promise<void> => {
    for (const clearance of dependencies.club.current().state.clearances) {
      const id = dependencies.newId();
      const now = dependencies.clock();
      await clearCourts(dependencies)(
        clearance,
        systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now }),
      );
    }
  };
