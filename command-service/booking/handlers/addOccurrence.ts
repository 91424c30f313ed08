import { type AddOccurrence, type SeriesId, orderId, seriesId } from '@platzwart/contracts/booking';
import { type BookingId, bookingId } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { type AddablePlace, addablePlaces } from '../../ledger/courts/addablePlaces.ts';
import { liveOccurrences, occurrencesOf } from '../../ledger/courts/occurrences.ts';
import type { LedgerBooking } from '../../ledger/courts/ledgerBooking.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';
import type { Booker, NewReservation } from '../domain/bookingRequests.ts';
import { clubNow } from '../domain/clubNow.ts';
import { bookerOf } from './booker.ts';
import type { LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
    /** A new UUID. */
    newId: () => string;
  }>;

type Courts = LedgerState['courts'];

/** The series itself, or the one that the booking belongs to. */
const seriesNamed = ({ series, bookings }: Courts, id: BookingId): SeriesId | null =>
  series.has(seriesId(id)) ? seriesId(id) : (bookings.get(id)?.seriesId ?? null);

/** The booking whose category, title and person the new one takes: the latest live one, else the latest. */
const modelOf = (courts: Courts, id: SeriesId): LedgerBooking | undefined =>
  liveOccurrences(courts, id).at(-1) ?? occurrencesOf(courts, id).at(-1);

/**
 * An ADMIN books a date that a series leaves out or that was cancelled (decisions.md N15, Q16); the ledger decides. Refuses with
 * ERR_MAIN_BOOKING_NOT_FOUND, ERR_USER_NOT_FOUND (the owner was erased), ERR_LOAD_SETTINGS (a club without booking rules), and with the
 * ledger's codes.
 */
export const addOccurrence =
  ({ ledger, settings, personById, newId }: Dependencies) =>
  async ({ id, date }: AddOccurrence['data'], call: Call): Promise<Answer<string>> => {
    await ledger.refresh();
    const { courts } = ledger.current().state;
    const found = seriesOf(courts, id);
    if (!found) return rejected('ERR_MAIN_BOOKING_NOT_FOUND');
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    const person = found.model.personId && personById(found.model.personId);
    if (found.model.personId && !person) return rejected('ERR_USER_NOT_FOUND');
    const booker = person ? bookerOf(person) : null;
    const bookings = addablePlaces(courts, found.seriesId, date).map((place) => ({
      ...reservationOf(place, found.model, booker),
      ...{ bookingId: bookingId(newId()), date },
    }));
    const about = { orderId: orderId(newId()), now: clubNow(call.now), settings: inForce };
    return ledger.send({ type: 'AddOccurrence', data: { ...about, seriesId: found.seriesId, bookings } }, call);
  };

const rejected = (code: string): Answer<string> => ({ outcome: 'rejected', code, fields: ['id'] });

type FoundSeries = Readonly<{ seriesId: SeriesId; model: LedgerBooking }>;

const seriesOf = (courts: Courts, id: BookingId): FoundSeries | null => {
  const named = seriesNamed(courts, id);
  const model = named && courts.series.has(named) && modelOf(courts, named);
  return named && model ? { seriesId: named, model } : null;
};

const reservationOf = (
  place: AddablePlace,
  { category, title }: LedgerBooking,
  person: Booker | null,
): Omit<NewReservation, 'bookingId' | 'date'> => ({
  ...{ ...place, category, title, person },
  ...{ ifTaken: 'ABORT', sealedRemark: null, clubRemark: null, sealedReason: null },
});
