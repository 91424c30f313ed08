import {
  type ClubEventAnnounced,
  type ClubEventEvent,
  type ClubEventRevised,
  type ClubEventRow,
  type ClubEventStatus,
  clubEventColumns,
  clubEventEventTypes,
  clubEventsTable,
} from '@platzwart/contracts/club-event';
import { minuteOfDay } from '@platzwart/contracts/core';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { Effects, Logged, ReadModel } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

/** What the club says about its events (decisions.md B16, N76). */
export const clubEvents: ReadModel = {
  name: 'club_events',
  version: readModelVersions.club_events,
  handles: clubEventEventTypes,
  tables: [
    {
      definition: clubEventsTable,
      completion: (table) => [`create index events_by_last_day on ${table} (last_day)`],
    },
  ],
  apply: async (events, effects) => {
    for (const logged of events.filter(isClubEventEvent)) await writeClubEvent(logged, effects);
  },
};

const columns = writtenColumns(clubEventColumns);
const revisedColumns = columns.filter(({ name }) => name !== 'status');

const isClubEventEvent = (logged: Logged): logged is Logged<ClubEventEvent> =>
  clubEventEventTypes.some((type) => type === logged.event.type);

const rowOf = (
  { data }: ClubEventAnnounced | ClubEventRevised,
  { revision, occurredAt, position }: Logged,
): ClubEventRow => {
  const { eventId, category, name, description, place, homeAway, sport, courts, date, endDate, start, end } = data;
  return {
    ...{ eventId, category, name, description, place, homeAway, sport, courts: [...courts] },
    ...{ firstDay: date, lastDay: endDate },
    startMinute: start === null ? null : minuteOfDay(start),
    endMinute: end === null ? null : minuteOfDay(end),
    ...{ status: 'PLANNED', revision, changedOn: occurredAt, changedAt: position },
  };
};

/** A row that is there already knows this event. */
const announce = async (row: ClubEventRow, { client, schema }: Effects): Promise<void> => {
  await client.query(upsert({ table: `${schema}.events`, key: 'event_id', columns, onlyWhere: 'false' }, [row]));
};

const revise = async (row: ClubEventRow, { client, schema }: Effects): Promise<void> => {
  const changes = revisedColumns.map(({ name, type }, index) => `${name} = $${index + 1}::${type}`);
  await client.query({
    text: `update ${schema}.events set ${changes.join(', ')}
           where event_id = $${changes.length + 1} and changed_at < $${changes.length + 2}`,
    values: [...revisedColumns.map((column) => column.of(row)), row.eventId, row.changedAt],
  });
};

type Change = Readonly<{ eventId: string; status: ClubEventStatus }>;

const become = async (
  { eventId, status }: Change,
  { revision, occurredAt, position }: Logged,
  { client, schema }: Effects,
): Promise<void> => {
  await client.query({
    text: `update ${schema}.events set status = $2, revision = $3, changed_on = $4, changed_at = $5
           where event_id = $1 and changed_at < $5`,
    values: [eventId, status, revision, occurredAt, position],
  });
};

/** The effect of one event. One after the other, because events of the club are few and their order matters. */
const writeClubEvent = (logged: Logged<ClubEventEvent>, effects: Effects): Promise<void> => {
  const { event } = logged;
  const { eventId } = event.data;
  switch (event.type) {
    case 'ClubEventAnnounced':
      return announce(rowOf(event, logged), effects);
    case 'ClubEventRevised':
      return revise(rowOf(event, logged), effects);
    case 'ClubEventCalledOff':
      return become({ eventId, status: 'CALLED_OFF' }, logged, effects);
    case 'ClubEventReinstated':
      return become({ eventId, status: 'PLANNED' }, logged, effects);
    case 'ClubEventDeleted':
      return become({ eventId, status: 'DELETED' }, logged, effects);
  }
};
