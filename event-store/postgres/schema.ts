/**
 * `json` and not `jsonb`: the text is preserved byte for byte, so that hashes over events stay valid, and `\u0000`
 * within strings is allowed.
 */
const eventsTable = `
  create table event_store.events (
    position bigint primary key,
    stream text not null,
    revision bigint not null,
    id uuid not null unique,
    type text not null,
    data json not null,
    metadata json not null,
    recorded_at timestamptz not null default clock_timestamp(),
    unique (stream, revision)
  )`;

/** Events cannot be changed. The trigger refuses it for every role; the revoked rights refuse it earlier for all but a superuser. */
const immutabilityTrigger = `
  create function event_store.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'Events are never changed or removed (% on event_store.events)', tg_op;
  end $$;
  create trigger nothing_is_changed before update or delete or truncate on event_store.events
    for each statement execute function event_store.refuse_change();
  revoke update, delete, truncate on event_store.events from public, current_user`;

/** Objects of an earlier step that the next one replaces. */
const superseded = 'select';

/**
 * Names of streams are compared by their bytes, not by a collation. No index over event ids: random ids would each touch another index page,
 * so appends would get slower as the log grows. A repeat is recognised by its ids at their revisions in the stream.
 */
const tableWithoutIdIndex = `
  alter table event_store.events
    alter column stream type text collate "C",
    drop constraint if exists events_id_key`;

/**
 * The beginning of every append: one at a time across all processes.
 *
 * - Every later statement of a volatile function sees what the previous holder has committed. That needs "read committed";
 *   any other isolation is refused.
 * - Positions are drawn under the lock, which is held until the commit: none becomes visible behind a later one.
 */
const lockAppends = `
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'event_store.append needs the isolation level "read committed"';
    end if;
    perform pg_advisory_xact_lock(hashtext('event_store'), hashtext('append'));`;

/**
 * Generic plans: PostgreSQL would find the arrays shorter than estimated and plan each call again, which costs as much as the append itself. No
 * sequential scans, because the plan may be made while the table is empty.
 */
const genericPlans = 'set plan_cache_mode = force_generic_plan set enable_seqscan = off';

/**
 * Counts confirmations. Its last value is the fencing token: an append that began with an earlier one is
 * refused, however long it was on its way. Read and incremented under the append lock only. A sequence, because it is no event and needs no
 * fsync; incremented once here, because a new sequence returns its first value twice.
 */
const confirmations = `
  create sequence event_store.confirmations as bigint;
  select nextval('event_store.confirmations')`;

/** The value of last_value in pg_sequences; selecting from the sequence itself makes an append a tenth slower. */
const currentFence = `pg_sequence_last_value('event_store.confirmations')`;

/**
 * Many appends in one call and one commit. In: per append stream and expected revision (-1 for a stream that does not
 * exist); the fencing token that all of them began with; per event (all appends in a row) its stream, revision, id, type, data and metadata.
 * Two appends to one stream at the same revision break its unique key, and with it the call.
 * Out: the position before the first event; null, and nothing is written, where an append is not the next in its stream.
 *
 * - The check is a correlated "order by … limit 1": cached plans of other forms degrade to scans of the whole table. It
 *   reads nothing below the expected revision; otherwise each check would read a page of earlier events.
 * - unnest is in the select lists: in "from" each array would be copied into a temporary table first.
 */
const append = `
  create function event_store.append(
    streams text[], expected bigint[], fence bigint,
    event_streams text[], revisions bigint[], ids uuid[], types text[], data json[], metadata json[]
  ) returns bigint language plpgsql volatile ${genericPlans} as $$
  declare
    head bigint;
  begin
    ${lockAppends.trim()}
    if fence <> ${currentFence} or exists (
      select from (select unnest(streams) as stream, unnest(expected) as revision) asked
      where asked.revision <> coalesce((
        select e.revision from event_store.events e
        where e.stream = asked.stream and e.revision >= asked.revision order by e.revision desc limit 1), -1)
    ) then
      return null;
    end if;
    head := coalesce((select e.position from event_store.events e order by e.position desc limit 1), 0);
    insert into event_store.events (position, stream, revision, id, type, data, metadata)
      select head + generate_subscripts(ids, 1),
        unnest(event_streams), unnest(revisions), unnest(ids), unnest(types), unnest(data), unnest(metadata);
    perform pg_notify('event_store', '');
    return head;
  end $$`;

/**
 * The same one by one, so that each append sees the previous ones; each is checked and answered separately, in the given order.
 * In: per append stream, expected revision, the fencing token it began with and its number of events, which is 0 for a confirmation;
 * per event id, type, data and metadata.
 * Out, per append: (reached, at, behind) = last revision and position written, or (revision now, null) for a conflict, and the fence now.
 */
const appendOneByOne = `
  create function event_store.append_one_by_one(
    streams text[], expected bigint[], fences bigint[], sizes int[],
    ids uuid[], types text[], data json[], metadata json[]
  ) returns table (reached bigint, at bigint, behind bigint) language plpgsql volatile ${genericPlans} as $$
  declare
    head bigint;
    current bigint;
    fence bigint;
    done int := 0;
    has_written boolean := false;
  begin
    ${lockAppends.trim()}
    fence := ${currentFence};
    behind := case when 0 = any(sizes) then nextval('event_store.confirmations') else fence end;
    head := coalesce((select e.position from event_store.events e order by e.position desc limit 1), 0);
    for i in 1 .. cardinality(streams) loop
      current := coalesce(
        (select e.revision from event_store.events e where e.stream = streams[i] order by e.revision desc limit 1), -1);
      reached := expected[i] + sizes[i];
      if current = expected[i] and (fences[i] = fence or sizes[i] = 0) then
        insert into event_store.events (position, stream, revision, id, type, data, metadata)
          select head + n, streams[i], current + n, ids[done + n], types[done + n], data[done + n], metadata[done + n]
          from generate_series(1, sizes[i]) n;
        head := head + sizes[i];
        at := head;
        has_written := has_written or sizes[i] > 0;
      elsif sizes[i] > 0 and current >= reached and not exists (
        select from generate_series(1, sizes[i]) n
        where ids[done + n] is distinct from
          (select e.id from event_store.events e where e.stream = streams[i] and e.revision = expected[i] + n)
      ) then
        at := (select e.position from event_store.events e where e.stream = streams[i] and e.revision = reached);
      else
        reached := current;
        at := null;
      end if;
      return next;
      done := done + sizes[i];
    end loop;
    if has_written then
      perform pg_notify('event_store', '');
    end if;
  end $$`;

const dropOldFunctions = `
  drop function if exists event_store.append(text[], bigint[], int[], int[], bigint[], uuid[], text[], json[], json[]);
  drop function if exists event_store.append_one_by_one(bigint, text[], bigint[], int[], uuid[], text[], json[], json[]);
  drop function if exists event_store.append(text[], bigint[], text[], bigint[], uuid[], text[], json[], json[]);
  drop function if exists event_store.append_one_by_one(text[], bigint[], int[], uuid[], text[], json[], json[])`;

export const eventStoreSchema = {
  schema: 'event_store',
  steps: [
    [eventsTable, immutabilityTrigger].join(';\n'),
    superseded,
    tableWithoutIdIndex,
    [dropOldFunctions, confirmations, append, appendOneByOne].join(';\n'),
  ],
  // The writer may insert and read events, but not change one, or the trigger that refuses it.
  writerRights: [
    'select, insert on event_store.events',
    'select, usage on sequence event_store.confirmations',
    'execute on all functions in schema event_store',
  ],
};
