import { type EventFields, datesOfEvent } from '@platzwart/contracts/club-event';
import { type ClubEventId, bookingId } from '@platzwart/contracts/core';
import { orderId } from '@platzwart/contracts/booking';
import type { EventRequest, SettingsInForce } from '../domain/bookingRequests.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { Call } from '../../core/call.ts';

type Given = Readonly<{ eventId: ClubEventId; settings: SettingsInForce; newId: () => string; call: Call }>;

/** The request to the ledger: with settings, clock, and an id for each booking that it may make. */
export const eventRequestOf = (
  { onConflict, reason, category, name, description, place, homeAway, sport, ...times }: EventFields,
  { eventId, settings, newId, call }: Given,
): EventRequest => {
  const { date, start, end, courts } = times;
  const endDate = times.endDate ?? date;
  return {
    ...{ eventId, settings, now: clubNow(call.now), orderId: orderId(newId()) },
    details: {
      ...{ category, name, homeAway, sport, date, endDate, start, end },
      ...{
        description: description || null,
        place: place || null,
        courts: courts.toSorted((one, other) => one - other),
      },
    },
    ...{ ifTaken: onConflict, hasReason: Boolean(reason) },
    spots: datesOfEvent({ date, endDate }).flatMap((day) =>
      courts.map((court) => ({ date: day, court, bookingId: bookingId(newId()) })),
    ),
  };
};
