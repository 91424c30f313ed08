import {
  type OfferEnded,
  type SlotOffered,
  type WaitingListJoined,
  type WaitingRow,
  type WaitingState,
  type WaitingStep,
  endMinute,
  waitingColumns,
  waitingEventTypes,
  waitingTable,
} from '@platzwart/contracts/booking';
import { minuteOfDay } from '@platzwart/contracts/core';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { Effects, Logged, ReadModel } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

/** Who waits for a court, in which order, and what became of them (decisions.md N25). */
export const waitingList: ReadModel = {
  name: 'waiting_list',
  version: readModelVersions.waiting_list,
  handles: [...waitingEventTypes, 'PersonErased', 'BookingsAnonymised'],
  tables: [
    {
      definition: waitingTable,
      completion: (table) => [
        `create index waiting_by_person on ${table} (person_id)`,
        `create index waiting_by_day on ${table} (sport, date, joined_at)`,
      ],
    },
  ],
  apply: async (events, effects) => {
    for (const logged of events) await writeWaitingEvent(logged, effects);
  },
};

const columns = writtenColumns(waitingColumns);

const joinedRow = ({ data }: WaitingListJoined, { occurredAt, position }: Logged): WaitingRow => {
  const { entryId, personId, sport, date, from, to, minutes } = data;
  return {
    ...{ entryId, personId, sport, date, minutes, state: 'WAITING', offer: null },
    ...{ fromMinute: minuteOfDay(from), toMinute: endMinute(to) },
    steps: [{ kind: 'JOINED', at: occurredAt, slot: null }],
    ...{ joinedOn: occurredAt, joinedAt: position, changedAt: position },
  };
};

type Change = Readonly<{ entryId: string; state: WaitingState; offer: WaitingRow['offer'] }> &
  Pick<WaitingStep, 'kind' | 'slot'>;

/** A row that knows this event already stays as it is. */
const change = async (
  { entryId, state, offer, kind, slot }: Change,
  { occurredAt, position }: Logged,
  { client, schema }: Effects,
): Promise<void> => {
  const step: WaitingStep = { kind, at: occurredAt, slot };
  await client.query({
    text: `update ${schema}.entries set state = $2, offer = $3::jsonb, steps = steps || $4::jsonb, changed_at = $5
           where entry_id = $1 and changed_at < $5`,
    values: [entryId, state, offer && JSON.stringify(offer), JSON.stringify([step]), position],
  });
};

const slotOf = ({ data: { court, start, end } }: SlotOffered | OfferEnded) => ({ court, start, end });

/** The effect of one event; one after the other, because few people wait and the order matters. */
const writeWaitingEvent = async (logged: Logged, effects: Effects): Promise<void> => {
  const { event } = logged;
  const { client, schema } = effects;
  switch (event.type) {
    case 'WaitingListJoined': {
      const target = { table: `${schema}.entries`, key: 'entry_id', columns, onlyWhere: 'false' };
      await client.query(upsert(target, [joinedRow(event, logged)]));
      return;
    }
    case 'SlotOffered': {
      const { entryId, holdId, expiresAt } = event.data;
      const slot = slotOf(event);
      await change(
        { entryId, state: 'OFFERED', kind: 'OFFERED', slot, offer: { ...slot, holdId, expiresAt } },
        logged,
        effects,
      );
      return;
    }
    case 'OfferEnded': {
      const { entryId, outcome } = event.data;
      await change({ entryId, state: 'WAITING', kind: outcome, slot: slotOf(event), offer: null }, logged, effects);
      return;
    }
    case 'WaitingListLeft': {
      const { entryId, reason } = event.data;
      await change({ entryId, state: 'ENDED', kind: reason, slot: null, offer: null }, logged, effects);
      return;
    }
    case 'PersonErased':
      await client.query(`delete from ${schema}.entries where person_id = $1`, [event.data.personId]);
      return;
    case 'BookingsAnonymised':
      await client.query(`delete from ${schema}.entries where date < $1`, [event.data.before]);
      return;
    default:
  }
};
