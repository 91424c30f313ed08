import { type AddOccurrence, type SeriesId, orderId, seriesId } from '@platzwart/contracts/booking';
import { type BookingId, type LocalDate, bookingId } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { liveOccurrences, occurrencesOf } from '../../ledger/courts/occurrences.ts';
import type { LedgerBooking } from '../../ledger/courts/ledgerBooking.ts';
import type { LedgerSeries } from '../../ledger/courts/seriesOfLedger.ts';
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
 * An ADMIN books a date that a series leaves out, as the series was planned (decisions.md N15); the ledger decides. Refuses with
 * ERR_MAIN_BOOKING_NOT_FOUND, ERR_USER_NOT_FOUND (the owner was erased), ERR_LOAD_SETTINGS (a club without booking rules), and with the
 * ledger's codes.
 */
export const addOccurrence =
  ({ ledger, settings, personById, newId }: Dependencies) =>
  async ({ id, date }: AddOccurrence['data'], call: Call): Promise<Answer<string>> => {
    await ledger.refresh();
    const found = seriesOf(ledger.current().state.courts, id);
    if (!found) return rejected('ERR_MAIN_BOOKING_NOT_FOUND');
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    const person = found.model.personId && personById(found.model.personId);
    if (found.model.personId && !person) return rejected('ERR_USER_NOT_FOUND');
    const bookings = reservationsOn(date, found, person ? bookerOf(person) : null).map((reservation) => ({
      ...reservation,
      bookingId: bookingId(newId()),
    }));
    const about = { orderId: orderId(newId()), now: clubNow(call.now), settings: inForce };
    return ledger.send({ type: 'AddOccurrence', data: { ...about, seriesId: found.seriesId, bookings } }, call);
  };

const rejected = (code: string): Answer<string> => ({ outcome: 'rejected', code, fields: ['id'] });

type FoundSeries = Readonly<{ seriesId: SeriesId; series: LedgerSeries; model: LedgerBooking }>;

const seriesOf = (courts: Courts, id: BookingId): FoundSeries | null => {
  const named = seriesNamed(courts, id);
  const series = named && courts.series.get(named);
  const model = named && modelOf(courts, named);
  return named && series && model ? { seriesId: named, series, model } : null;
};

/** On each court where the series leaves out this date, as the series was planned. */
const reservationsOn = (
  date: LocalDate,
  { series: { plan, skipped }, model: { sport, category, title } }: FoundSeries,
  person: Booker | null,
): readonly Omit<NewReservation, 'bookingId'>[] =>
  skipped
    .filter((each) => each.date === date)
    .map(({ court }) => ({
      ...{ sport, court, date, start: plan.start, end: plan.end, category, title, price: plan.ownPrice, person },
      ...{ ifTaken: 'ABORT', sealedRemark: null, clubRemark: null, sealedReason: null },
    }));
