import { type ReopenCourts, closureStart, orderId } from '@platzwart/contracts/booking';
import { bookingId } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
    /** A new UUID. */
    newId: () => string;
  }>;

/**
 * An ADMIN opens courts early: closures end with the half hour before the running one, so that it can be booked at once. Refuses with
 * ERR_LOAD_SETTINGS (a club without booking rules) and ERR_BOOKING_NOT_FOUND (no BLOCK has this id).
 */
export const reopenCourts =
  ({ ledger, settings, newId }: Dependencies) =>
  async (input: ReopenCourts['data'], call: Call): Promise<Answer<string>> => {
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    await ledger.refresh();
    const { bookings } = ledger.current().state.courts;
    const now = clubNow(call.now);
    const closures = [...new Set(input.closures)].map((id) => {
      const sport = inForce.sports.find((each) => each.sport === bookings.get(id)?.sport);
      return { bookingId: id, newId: bookingId(newId()), until: sport ? closureStart(sport, now.minute) : now.minute };
    });
    const data = { orderId: orderId(newId()), now, settings: inForce, closures };
    return ledger.send({ type: 'ReopenCourts', data }, call);
  };
