import {
  type SeasonHolderAsked,
  type SeasonOfferAnswered,
  type SeasonPlanClosed,
  type SeasonPlanned,
  type SeasonSeriesRow,
  type SeriesId,
  seasonLinkColumns,
  seasonPlanColumns,
  seasonSeriesColumns,
} from '@platzwart/contracts/booking';
import type { LocalDate, PersonId } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import * as v from 'valibot';
import type { Effects, Logged } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import { planRow, seriesRow } from './seasonRow.ts';

const planColumns = writtenColumns(seasonPlanColumns);
const seriesColumns = writtenColumns(seasonSeriesColumns);
const linkColumns = writtenColumns(seasonLinkColumns);
type Writing = Readonly<{ logged: Logged; effects: Effects }>;

/** Each series as it is offered now; a row that knows this event already stays as it is. */
const writeSeries = async (rows: readonly SeasonSeriesRow[], { client, schema }: Effects): Promise<void> => {
  const onlyWhere = 'present.changed_at < excluded.changed_at';
  const target = { table: `${schema}.series`, key: 'series_id', columns: seriesColumns, onlyWhere };
  await client.query(upsert(target, rows));
};

/** `set`: columns of the series with their new values. */
const changeSeries = async (
  seriesIds: readonly SeriesId[],
  set: Readonly<Record<string, unknown>>,
  { logged: { position }, effects: { client, schema } }: Writing,
): Promise<void> => {
  const changes = Object.keys(set).map((name, index) => `${name} = $${index + 3}`);
  await client.query({
    text: `update ${schema}.series set ${[...changes, 'changed_at = $2'].join(', ')}
           where series_id = any($1::uuid[]) and changed_at < $2`,
    values: [seriesIds, position, ...Object.values(set)],
  });
};

/** Links of an earlier question end with a new one, those of a reminder do not; a link that ended does not come back. */
const askHolder = async ({ data }: SeasonHolderAsked, writing: Writing): Promise<void> => {
  const { logged, effects } = writing;
  const { client, schema } = effects;
  const { planId, personId, tokenHash, answerUntil, isReminder, series } = data;
  const { position, occurredAt } = logged;
  await client.query(
    `update ${schema}.plans set answer_until = $2, changed_at = $3 where plan_id = $1 and changed_at < $3`,
    [planId, answerUntil, position],
  );
  if (!isReminder)
    await client.query(`delete from ${schema}.links where plan_id = $1 and person_id = $2 and changed_at < $3`, [
      ...[planId, personId, position],
    ]);
  const target = { table: `${schema}.links`, key: 'token_hash', columns: linkColumns, onlyWhere: 'false' };
  await client.query(upsert(target, [{ tokenHash, planId, personId, changedAt: position }]));
  const ids = series.map(({ seriesId }) => seriesId);
  if (!isReminder) await changeSeries(ids, { asked_on: occurredAt }, writing);
};

/** Words about another time are opened when they are written; those of an erased person are gone. */
const writeAnswer = async ({ data }: SeasonOfferAnswered, writing: Writing): Promise<void> => {
  const { seriesId, personId, answer, sealedOtherTime, byClub } = data;
  const sealed = personId && sealedOtherTime ? [{ personId, sealed: sealedOtherTime }] : [];
  const [opened = null] = sealed.length > 0 ? await writing.effects.unseal(sealed) : [];
  const set = { answer, other_time: v.parse(v.nullable(v.string()), opened) };
  const answered = { answered_on: writing.logged.occurredAt, answered_by_club: byClub };
  await changeSeries([seriesId], { ...set, ...answered }, writing);
};

const planSeason = async (event: SeasonPlanned, { logged, effects }: Writing): Promise<void> => {
  const { planId, series } = event.data;
  const target = { table: `${effects.schema}.plans`, key: 'plan_id', columns: planColumns, onlyWhere: 'false' };
  await effects.client.query(upsert(target, [planRow(event, logged)]));
  await writeSeries(
    series.map((each) => seriesRow({ ...each, planId }, logged)),
    effects,
  );
};

const closePlan = async ({ data: { planId } }: SeasonPlanClosed, { logged, effects }: Writing): Promise<void> => {
  const { client, schema } = effects;
  await client.query(`delete from ${schema}.links where plan_id = $1`, [planId]);
  await client.query(
    `update ${schema}.plans set is_open = false, changed_at = $2 where plan_id = $1 and changed_at < $2`,
    [planId, logged.position],
  );
};

/** Whoever was erased holds nothing any more. */
const forgetPerson = async (personId: PersonId, { client, schema }: Effects): Promise<void> => {
  await client.query(`delete from ${schema}.links where person_id = $1`, [personId]);
  await client.query(`update ${schema}.series set person_id = null, other_time = null where person_id = $1`, [
    personId,
  ]);
};

/** The holders of a closed season are removed with the names in its bookings. */
const forgetHolders = async (before: LocalDate, { client, schema }: Effects): Promise<void> => {
  await client.query(`update ${schema}.series set person_id = null, other_time = null where enddate < $1`, [before]);
};

/** What becomes of single series. */
const writeBooking = async (event: ClubHistoryEvent, writing: Writing): Promise<void> => {
  switch (event.type) {
    case 'SeasonBookingStarted':
      return changeSeries(event.data.seriesIds, { is_in_booking: true, refused_with: null }, writing);
    case 'SeasonSeriesBooked': {
      const { seriesId, booked, skipped } = event.data;
      return changeSeries([seriesId], { is_in_booking: false, booked, skipped }, writing);
    }
    case 'SeasonSeriesRefused':
      return changeSeries([event.data.seriesId], { is_in_booking: false, refused_with: event.data.code }, writing);
    case 'SeasonPlanClosed':
      return closePlan(event, writing);
    case 'PersonErased':
      return forgetPerson(event.data.personId, writing.effects);
    case 'BookingsAnonymised':
      return forgetHolders(event.data.before, writing.effects);
    default:
  }
};

/** The effect of one event; one after the other, because a season has few. */
export const writeSeasonEvent = async (logged: Logged, effects: Effects): Promise<void> => {
  const { event } = logged;
  const writing = { logged, effects };
  switch (event.type) {
    case 'SeasonPlanned':
      return planSeason(event, writing);
    case 'SeasonSeriesSaved':
      return writeSeries([seriesRow(event.data, logged)], effects);
    case 'SeasonSeriesRemoved':
      return changeSeries([event.data.seriesId], { removed: true, other_time: null }, writing);
    case 'SeasonHolderAsked':
      return askHolder(event, writing);
    case 'SeasonOfferAnswered':
      return writeAnswer(event, writing);
    default:
      return writeBooking(event, writing);
  }
};
