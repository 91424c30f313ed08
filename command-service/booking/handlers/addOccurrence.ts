import type { AddOccurrence } from '@platzwart/contracts/booking';
import { type BookingId, type SeriesId, bookingId, orderId, seriesId } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { liveOccurrences, occurrencesOf } from '../../ledger/courts/occurrences.ts';
import type { LedgerBooking } from '../../ledger/courts/ledgerBooking.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';
import type { NewReservation } from '../domain/bookingRequests.ts';
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
    const { courts } = ledger.current().state;
    const named = seriesNamed(courts, id);
    const series = named && courts.series.get(named);
    const model = named && modelOf(courts, named);
    if (!named || !series || !model) return { outcome: 'rejected', code: 'ERR_MAIN_BOOKING_NOT_FOUND', fields: ['id'] };
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    const person = model.personId && personById(model.personId);
    if (model.personId && !person) return { outcome: 'rejected', code: 'ERR_USER_NOT_FOUND', fields: ['id'] };
    const { start, end, ownPrice } = series.plan;
    const { sport, category, title } = model;
    const bookings = series.skipped
      .filter((skipped) => skipped.date === date)
      .map(({ court }): NewReservation => ({
        ...{ bookingId: bookingId(newId()), sport, court, date, start, end, category, title, price: ownPrice },
        ...{ person: person ? bookerOf(person) : null, ifTaken: 'ABORT' },
        ...{ sealedRemark: null, clubRemark: null, sealedReason: null },
      }));
    const data = { orderId: orderId(newId()), seriesId: named, now: clubNow(call.now), settings: inForce, bookings };
    return ledger.send({ type: 'AddOccurrence', data }, call);
  };
