import { type RestoreBookings, orderId } from '@platzwart/contracts/booking';
import { type PersonId, bookingId } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';
import { clubNow } from '../domain/clubNow.ts';
import { bookerOf } from './booker.ts';
import type { LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
    /** A new UUID. */
    newId: () => string;
  }>;

/**
 * An ADMIN takes back closures and cancellations: adds settings, clock, ids and the owners and players as they are today; the ledger decides.
 * Refuses with ERR_LOAD_SETTINGS (a club without booking rules), and with the ledger's codes.
 */
export const restoreBookings =
  ({ ledger, settings, personById, newId }: Dependencies) =>
  async ({ closures, bookings }: RestoreBookings['data'], call: Call): Promise<Answer<string>> => {
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    await ledger.refresh();
    const known = ledger.current().state.courts.bookings;
    const activePerson = (personId: PersonId) => {
      const person = personById(personId);
      return person?.active ? person : null;
    };
    const restored = [...new Set(bookings)].map((id) => {
      const { personId = null, players = null } = known.get(id) ?? {};
      const owner = personId && activePerson(personId);
      return {
        ...{ bookingId: id, newId: bookingId(newId()), person: owner ? bookerOf(owner) : null },
        members: (players?.members ?? []).filter((member) => activePerson(member) !== null),
      };
    });
    const about = { orderId: orderId(newId()), now: clubNow(call.now), settings: inForce };
    return ledger.send(
      { type: 'RestoreBookings', data: { ...about, closures: [...new Set(closures)], bookings: restored } },
      call,
    );
  };
