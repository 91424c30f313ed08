import {
  type BookingCategory,
  type CloseCourts,
  type Span,
  closureStart,
  endMinute,
  isCourtInUse,
  orderId,
} from '@platzwart/contracts/booking';
import { type LocalDate, bookingId, timeOfMinute } from '@platzwart/contracts/core';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { courtDayOf } from '../../ledger/courts/ledgerBooking.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';
import type { NewReservation } from '../domain/bookingRequests.ts';
import { clubNow } from '../domain/clubNow.ts';
import { gapsBetween } from '../domain/spans.ts';
import type { LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
    /** A new UUID. */
    newId: () => string;
  }>;

const timeInvalid: Answer<string> = { outcome: 'rejected', code: 'ERR_BOOKING_TIME_INVALID', fields: ['until'] };

/** The club's own entries stay: a tournament is not ended by a shower, nor a court under repair opened when the rain ends. */
const staying: readonly BookingCategory[] = ['EVENT', 'BLOCK'];

/**
 * An ADMIN closes courts from the running half hour until a time today, in one append: people's bookings on them make way, whole, and their
 * owners read the reason (decisions.md B14, N18). The club's own entries stay, and the closure fills the time around them. Courts that are
 * closed already give no event. Refuses with ERR_LOAD_SETTINGS (a club without booking rules), ERR_INVALID_INPUT (`sport`, `courts`),
 * ERR_BOOKING_TIME_INVALID (`until` is over), and with the ledger's codes.
 */
export const closeCourts =
  ({ ledger, settings, newId }: Dependencies) =>
  async (input: CloseCourts['data'], call: Call): Promise<Answer<string>> => {
    const inForce = settings();
    if (!inForce) return refusal('ERR_LOAD_SETTINGS');
    const sport = inForce.sports.find((each) => each.sport === input.sport);
    if (!sport) return refusal('ERR_INVALID_INPUT', 'sport');
    if (!input.courts.every((court) => isCourtInUse(sport, court))) return refusal('ERR_INVALID_INPUT', 'courts');
    const now = clubNow(call.now);
    const closed = { startMinute: closureStart(sport, now.minute), endMinute: endMinute(input.until) };
    if (closed.startMinute >= closed.endMinute) return timeInvalid;
    await ledger.refresh();
    const spans = spansToClose(ledger.current().state.courts, input, { date: now.date, ...closed });
    const bookings = spans.map((span) => ({ bookingId: bookingId(newId()), ...reservationOf(input, span, now.date) }));
    const data = { orderId: orderId(newId()), now, settings: inForce, hasReason: true, series: null, bookings };
    return ledger.send({ type: 'ReserveCourts', data }, { ...call, reason: input.reason });
  };

type OnCourt = Span & Readonly<{ court: number }>;

const spansToClose = (
  { taken }: LedgerState['courts'],
  { sport, courts }: Pick<CloseCourts['data'], 'sport' | 'courts'>,
  { date, ...closed }: Span & Readonly<{ date: LocalDate }>,
): readonly OnCourt[] =>
  courts.flatMap((court) => {
    const own = (taken.get(courtDayOf({ sport, date, court })) ?? []).filter(({ category }) =>
      staying.includes(category),
    );
    return gapsBetween(closed, own).map((span) => ({ ...span, court }));
  });

const reservationOf = (
  { sport, reason }: CloseCourts['data'],
  { court, startMinute, endMinute: end }: OnCourt,
  date: LocalDate,
): Omit<NewReservation, 'bookingId'> => ({
  ...{ sport, court, date, start: timeOfMinute(startMinute), end: timeOfMinute(end) },
  ...{ category: 'BLOCK', person: null, title: reason, price: null, ifTaken: 'DISPLACE' },
  ...{ sealedRemark: null, clubRemark: null, sealedReason: null },
});
