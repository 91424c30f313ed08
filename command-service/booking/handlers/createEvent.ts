import type { CreateEvent } from '@platzwart/contracts/club-event';
import { clubEventId } from '@platzwart/contracts/core';
import type { LedgerDependencies } from './ledgerDependencies.ts';
import type { Call } from '../../core/call.ts';
import { refusal } from '../../core/commandAnswers.ts';
import type { Answer } from '../../core/commandStream.ts';
import { eventRequestOf } from './eventRequestOf.ts';

export type EventDependencies = Pick<LedgerDependencies, 'ledger' | 'settings'> & Readonly<{ newId: () => string }>;

/**
 * An ADMIN announces an event of the club; the ledger decides. The reason is public: it is read by all whose bookings make way. Refuses with
 * ERR_LOAD_SETTINGS (a club without booking rules), and with the ledger's codes.
 */
export const createEvent =
  ({ ledger, settings, newId }: EventDependencies) =>
  async ({ event }: CreateEvent['data'], call: Call): Promise<Answer<string>> => {
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    const data = eventRequestOf(event, { eventId: clubEventId(newId()), settings: inForce, newId, call });
    return ledger.send({ type: 'AnnounceEvent', data }, { ...call, reason: event.reason });
  };
