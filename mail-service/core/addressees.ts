import {
  type DomainEvent,
  type EventDefinition,
  type PersonId,
  personIdSchema,
  streams,
} from '@platzwart/contracts/core';
import {
  bookingRemindersSwitched,
  emailChanged,
  memberNumberChanged,
  guardianChanged,
  personRegistered,
  personalDataCorrected,
} from '@platzwart/contracts/user';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import { dataOf } from './eventData.ts';
import type { Queryable } from './database.ts';

/** A person's contact data as of a revision of the stream of members, still sealed. */
export type SealedAddressee = Readonly<{
  sealed: string;
  memberNumber: string;
  /** Whether they want e-mails before their bookings (decisions.md N28). */
  wantsReminders: boolean;
  /** Who gets their e-mails (decisions.md N5); null: they themselves. */
  guardianId: PersonId | null;
}>;

type Change = Readonly<{
  personId: PersonId;
  revision: number;
  sealed: string | null;
  memberNumber: string | null;
  reminders: boolean | null;
  /** Null: it does not change. */
  guardian: Readonly<{ id: PersonId | null }> | null;
}>;
type Changed = Pick<Change, 'personId'> &
  Readonly<{ sealed?: string; memberNumber?: string; isOn?: boolean; guardianId?: PersonId | null | undefined }>;

/** The events that change a person's contact data, or what they want to be told. */
const changing: Readonly<Record<string, EventDefinition<DomainEvent & Readonly<{ data: Changed }>>>> = {
  [personRegistered.type]: personRegistered,
  [personalDataCorrected.type]: personalDataCorrected,
  [emailChanged.type]: emailChanged,
  [memberNumberChanged.type]: memberNumberChanged,
  [bookingRemindersSwitched.type]: bookingRemindersSwitched,
  [guardianChanged.type]: guardianChanged,
};

/** An event that cannot be read changes nothing: an e-mail to an older address is better than none. */
const changeOf = (event: RecordedEvent): readonly Change[] => {
  const definition = event.stream === streams.members ? changing[event.type] : undefined;
  if (!definition) return [];
  try {
    const {
      personId,
      sealed = null,
      memberNumber = null,
      isOn: reminders = null,
      guardianId,
    } = dataOf(definition, event);
    const guardian = guardianId === undefined ? null : { id: guardianId };
    return [{ personId, revision: event.revision, sealed, memberNumber, reminders, guardian }];
  } catch {
    return [];
  }
};

/** Keeps every change, so that an e-mail about a new address can go to the old one. Applying the same events again changes nothing. */
export const keepAddressees = async (db: Queryable, events: readonly RecordedEvent[]): Promise<void> => {
  const changes = events.flatMap(changeOf);
  if (changes.length === 0) return;
  await db.query(
    `insert into mail.addressees (person_id, revision, sealed, member_number, reminders, changes_guardian, guardian_id)
     select * from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::boolean[], $6::boolean[], $7::uuid[])
     on conflict do nothing`,
    [
      ...[changes.map(({ personId }) => personId), changes.map(({ revision }) => revision)],
      ...[changes.map(({ sealed }) => sealed), changes.map(({ memberNumber }) => memberNumber)],
      changes.map(({ reminders }) => reminders),
      ...[changes.map(({ guardian }) => guardian !== null), changes.map(({ guardian }) => guardian?.id ?? null)],
    ],
  );
};

/** Loads all addressees for a mail-service that starts in the middle of the log, and deletes those of any other log. */
export const rebuildAddressees = async (db: Queryable, store: Pick<EventStore, 'read'>): Promise<void> => {
  await db.query('delete from mail.addressees');
  const limit = 1_000;
  for (let from = 0; ; from += limit) {
    const page = await store.read(streams.members, { from, limit });
    await keepAddressees(db, page);
    if (page.length < limit) return;
  }
};

const addresseeSchema = v.object({
  sealed: v.nullable(v.string()),
  memberNumber: v.nullable(v.string()),
  wantsReminders: v.boolean(),
  guardianId: v.nullable(personIdSchema),
});

/** The person's contact data now, or before the revision `before` of the stream of members; null for an unknown person. */
export const addresseeOf = async (
  db: Queryable,
  personId: PersonId,
  before: number | null = null,
): Promise<SealedAddressee | null> => {
  const { rows } = await db.query(
    `select
       (array_agg(sealed order by revision desc) filter (where sealed is not null))[1] as sealed,
       (array_agg(member_number order by revision desc) filter (where member_number is not null))[1] as "memberNumber",
       coalesce((array_agg(reminders order by revision desc) filter (where reminders is not null))[1], true) as "wantsReminders",
       (array_agg(guardian_id order by revision desc) filter (where changes_guardian))[1] as "guardianId"
     from mail.addressees where person_id = $1 and ($2::bigint is null or revision < $2)`,
    [personId, before],
  );
  const { sealed, memberNumber, ...rest } = v.parse(addresseeSchema, rows[0]);
  return sealed === null || memberNumber === null ? null : { sealed, memberNumber, ...rest };
};
