import type { UpdateEvent } from '@platzwart/contracts/club-event';
import type { Call } from '../../core/call.ts';
import { refusal } from '../../core/commandAnswers.ts';
import type { Answer } from '../../core/commandStream.ts';
import type { EventDependencies } from './createEvent.ts';
import { eventRequestOf } from './eventRequestOf.ts';

/**
 * An ADMIN changes an event of the club, calls it off or reinstates it; the ledger decides. Refuses with ERR_LOAD_SETTINGS (a club without
 * booking rules), and with the ledger's codes.
 */
export const updateEvent =
  ({ ledger, settings, newId }: EventDependencies) =>
  async ({ eventId, cancelled, event }: UpdateEvent['data'], call: Call): Promise<Answer<string>> => {
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    const request = eventRequestOf(event, { eventId, settings: inForce, newId, call });
    return ledger.send(
      { type: 'ReviseEvent', data: { ...request, isCancelled: cancelled } },
      { ...call, reason: event.reason },
    );
  };
