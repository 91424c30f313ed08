import { type PersonId, personIdSchema, streams } from '@platzwart/contracts/core';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import type { Queryable } from './database.ts';

/** How somebody is reached, as of some revision of the stream of members: still sealed. */
export type SealedAddressee = Readonly<{ sealed: string; memberNumber: string }>;

const changeSchema = v.object({
  personId: personIdSchema,
  sealed: v.optional(v.string()),
  memberNumber: v.optional(v.string()),
});
const changing = new Set(['PersonRegistered', 'PersonalDataCorrected', 'EmailChanged', 'MemberNumberChanged']);

type Change = Readonly<{ personId: PersonId; revision: number; sealed: string | null; memberNumber: string | null }>;

const changeOf = ({ stream, type, revision, data }: RecordedEvent): readonly Change[] => {
  if (stream !== streams.members || !changing.has(type)) return [];
  const change = v.safeParse(changeSchema, data);
  if (!change.success) return [];
  const { personId, sealed = null, memberNumber = null } = change.output;
  return [{ personId, revision, sealed, memberNumber }];
};

/** Every change stays, so that a letter about a new address can go to the old one. The same events again change nothing. */
export const keepAddressees = async (db: Queryable, events: readonly RecordedEvent[]): Promise<void> => {
  const changes = events.flatMap(changeOf);
  if (changes.length === 0) return;
  await db.query(
    `insert into mail.addressees (person_id, revision, sealed, member_number)
     select * from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[])
     on conflict do nothing`,
    [
      ...[changes.map(({ personId }) => personId), changes.map(({ revision }) => revision)],
      ...[changes.map(({ sealed }) => sealed), changes.map(({ memberNumber }) => memberNumber)],
    ],
  );
};

/** For a post that begins in the middle of the log: whom it may have to write to. What it knew of another log is forgotten. */
export const learnAddressees = async (db: Queryable, store: Pick<EventStore, 'read'>): Promise<void> => {
  await db.query('delete from mail.addressees');
  const limit = 1_000;
  for (let from = 0; ; from += limit) {
    const page = await store.read(streams.members, { from, limit });
    await keepAddressees(db, page);
    if (page.length < limit) return;
  }
};

const addresseeSchema = v.object({ sealed: v.nullable(v.string()), memberNumber: v.nullable(v.string()) });

/** How the person is reached now, or was before the revision `before` of the stream of members; null for nobody we know. */
export const addresseeOf = async (
  db: Queryable,
  personId: PersonId,
  before: number | null = null,
): Promise<SealedAddressee | null> => {
  const { rows } = await db.query(
    `select
       (array_agg(sealed order by revision desc) filter (where sealed is not null))[1] as sealed,
       (array_agg(member_number order by revision desc) filter (where member_number is not null))[1] as "memberNumber"
     from mail.addressees where person_id = $1 and ($2::bigint is null or revision < $2)`,
    [personId, before],
  );
  const { sealed, memberNumber } = v.parse(addresseeSchema, rows[0]);
  return sealed === null || memberNumber === null ? null : { sealed, memberNumber };
};
