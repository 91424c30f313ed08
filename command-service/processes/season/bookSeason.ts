import { type BookSeason, type SeriesId, datesOf, orderId, seriesId } from '@platzwart/contracts/booking';
import { bookingId } from '@platzwart/contracts/core';
import type { NewReservation } from '../../booking/domain/bookingRequests.ts';
import { clubNow } from '../../booking/domain/clubNow.ts';
import { monthsLeftOut } from '../../booking/domain/spotsOfEntry.ts';
import { bookerOf } from '../../booking/handlers/booker.ts';
import type { PersonInClub } from '../../booking/handlers/actingPerson.ts';
import type { LedgerDependencies } from '../../booking/handlers/ledgerDependencies.ts';
import type { Call } from '../../core/call.ts';
import { refusal } from '../../core/commandAnswers.ts';
import type { Answer } from '../../core/commandStream.ts';
import type { Log } from '../../core/log.ts';
import { liveOccurrences } from '../../ledger/courts/occurrences.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';
import type { RecordBooking } from '../../season/domain/seasonStreamCommands.ts';
import type { PlannedSeries, SeasonPlan } from '../../season/domain/seasonState.ts';
import type { SeasonDependencies } from './seasonDependencies.ts';

/** An ADMIN books all that was accepted: the job `finishSeasonBookings` does it, one series after the other. */
export const bookSeason =
  ({ seasons }: SeasonDependencies) =>
  async (data: BookSeason['data'], call: Call): Promise<Answer<string>> =>
    call.actor === null
      ? refusal('LOGIN_REQUIRED')
      : seasons.send({ type: 'StartBooking', data: { ...data, startedBy: call.actor } }, call);

type Dependencies = SeasonDependencies &
  LedgerDependencies &
  Readonly<{
    ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
    clock: () => string;
    log: Log;
  }>;
type Result = RecordBooking['data']['result'];

/** The holder as they are today; a code where the series cannot be booked for them. */
const holderOf = (
  { personById }: Pick<Dependencies, 'personById'>,
  { personId }: PlannedSeries,
): Readonly<{ person: PersonInClub | null }> | Readonly<{ code: string }> => {
  if (personId === null) return { person: null };
  const person = personById(personId);
  if (!person) return { code: 'ERR_USER_NOT_FOUND' };
  return person.active ? { person } : { code: 'ERR_USER_DEACTIVATED' };
};

/** The call in the name of the ADMIN who started it. */
const callFor = ({ newId, clock }: Dependencies, { planId, booking }: SeasonPlan): Call => ({
  ...{ commandId: newId(), actor: booking?.startedBy ?? null, role: 'ADMIN', correlationId: planId },
  ...{ idempotencyKey: null, requestHash: planId, address: null, reason: null, now: clock() },
});

/** What the ledger has of a series that it accepted: none of its dates where all are taken. */
const bookedOf = ({ courts }: LedgerState, id: SeriesId): Result => {
  const booked = liveOccurrences(courts, id).length;
  return booked > 0
    ? { booked, skipped: courts.series.get(id)?.skipped.length ?? 0 }
    : { code: 'ERR_BOOKING_CONFLICT' };
};

/** Null where the outcome is unknown: the same series is tried again, which books nothing twice, because the ledger knows its id. */
const bookSeries = async (
  dependencies: Dependencies,
  { plan, series }: Readonly<{ plan: SeasonPlan; series: PlannedSeries }>,
  call: Call,
): Promise<Result | null> => {
  const { ledger, newId } = dependencies;
  const settings = dependencies.settings();
  const holder = holderOf(dependencies, series);
  if (!settings || !plan.booking) return { code: 'ERR_LOAD_SETTINGS' };
  if ('code' in holder) return holder;
  const { category, title, court, start, end, repetition, startdate, enddate } = series;
  const rule = { repetition, startdate, enddate };
  const shared = {
    ...{ sport: plan.sport, court, start, end, category, price: null, ifTaken: plan.booking.onConflict },
    ...{ person: holder.person && bookerOf(holder.person), title },
    ...{ sealedRemark: null, clubRemark: null, sealedReason: null },
  };
  const bookings = datesOf(rule).map((date): NewReservation => ({ ...shared, date, bookingId: bookingId(newId()) }));
  const data = {
    ...{ orderId: orderId(newId()), now: clubNow(call.now), settings, hasReason: false, bookings },
    series: { ...rule, seriesId: series.seriesId, leftOut: monthsLeftOut(rule, [court]) },
  };
  const answer = await ledger.send({ type: 'ReserveCourts', data }, call);
  if (answer.outcome === 'accepted') return bookedOf(ledger.current().state, seriesId(series.seriesId));
  return answer.code === 'ERR_DB_CONNECTION' || answer.code === 'ERR_SERVER' ? null : { code: answer.code };
};

const bookPlan = async (dependencies: Dependencies, plan: SeasonPlan): Promise<void> => {
  const { seasons } = dependencies;
  for (const id of plan.booking?.open ?? []) {
    const series = plan.series.get(id);
    const call = callFor(dependencies, plan);
    const result = series ? await bookSeries(dependencies, { plan, series }, call) : null;
    if (!result) return;
    const data = { planId: plan.planId, seriesId: id, result };
    await seasons.send({ type: 'RecordBooking', data }, { ...call, commandId: dependencies.newId() });
  }
};

/** Books what an ADMIN has started to book; also after a crash in the middle. */
export const finishSeasonBookings = (dependencies: Dependencies) => async (): Promise<void> => {
  for (const plan of dependencies.seasons.current().state.plans.values())
    if (plan.booking) await bookPlan(dependencies, plan);
};
