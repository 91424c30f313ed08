/**
 * `json` and not `jsonb`: the text comes back byte for byte, so that hashes over events stay true,
 * and `\u0000` within strings is allowed.
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

/** Facts stay. The trigger stops everyone, the revoked rights stop everyone but a superuser even from asking. */
const nothingIsChanged = `
  create function event_store.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'Events are never changed or removed (% on event_store.events)', tg_op;
  end $$;
  create trigger nothing_is_changed before update or delete or truncate on event_store.events
    for each statement execute function event_store.refuse_change();
  revoke update, delete, truncate on event_store.events from public, current_user`;

/** What an earlier step made and the next one replaces: nothing is left of it. */
const superseded = 'select';

/**
 * Names of streams are compared by their bytes, not by the rules of a language. No index over ids: they come in no order,
 * so each would touch another page of it, which an append pays for the longer the log is. A repeat is known by its ids at
 * their place in the stream.
 */
const lighterTable = `
  alter table event_store.events
    alter column stream type text collate "C",
    drop constraint if exists events_id_key`;

/**
 * How every append begins: one at a time, in any number of processes.
 *
 * - Every later statement of a volatile function sees what the holder before has committed. That needs "read committed";
 *   any other isolation is refused.
 * - Positions are drawn under the lock, which is held until the commit: none becomes visible behind a later one.
 */
const takeTurn = `
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'event_store.append needs the isolation level "read committed"';
    end if;
    perform pg_advisory_xact_lock(hashtext('event_store'), hashtext('append'));`;

/**
 * Plans are made once, not for each call: they would look at the lengths of the arrays, find them shorter than guessed,
 * and plan anew every time, which costs as much as the append itself. They never scan the table, also where they were made
 * while it was empty.
 */
const plansAreKept = 'set plan_cache_mode = force_generic_plan set enable_seqscan = off';

/**
 * How often somebody has confirmed where a stream ends. Its last value is the fence: an append that began behind an earlier one is
 * refused, however long it was on its way. Looked at and moved under the append lock only. A sequence, because it is no fact and waits
 * for no disk; moved once here, because a new one gives its first value twice.
 */
const confirmations = `
  create sequence event_store.confirmations as bigint;
  select nextval('event_store.confirmations')`;

/** What the view pg_sequences shows as last_value; to select it from the sequence itself costs an append a tenth more. */
const fenceNow = `pg_sequence_last_value('event_store.confirmations')`;

/**
 * Many appends in one call and one commit. In: per append stream and expected revision (-1 for a stream that does not
 * exist); the fence that all of them began behind; per event (all appends in a row) its stream, revision, id, type, data and metadata.
 * Two appends to one stream at the same revision break its unique key, and with it the call.
 * Out: the position before the first event; null, and nothing is written, where some append is not simply next.
 *
 * - The check is a correlated "order by … limit 1": cached plans of other forms degrade to scans of the whole table. It
 *   asks for nothing below the expected revision, or each check would read a page full of what came before.
 * - unnest stands in the select lists: in "from" each array would be copied into a table of its own first.
 */
const append = `
  create function event_store.append(
    streams text[], expected bigint[], fence bigint,
    event_streams text[], revisions bigint[], ids uuid[], types text[], data json[], metadata json[]
  ) returns bigint language plpgsql volatile ${plansAreKept} as $$
  declare
    head bigint;
  begin
    ${takeTurn.trim()}
    if fence <> ${fenceNow} or exists (
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
 * The same one after the other, so that each sees those before it; each is checked and answered by itself, in the order
 * given. In: per append stream, expected revision, the fence it began behind and its number of events, which is 0 for a confirmation;
 * per event id, type, data and metadata.
 * Out, per append: (reached, at, behind) = last revision and position written, or (revision now, null) for a conflict, and the fence now.
 */
const appendOneByOne = `
  create function event_store.append_one_by_one(
    streams text[], expected bigint[], fences bigint[], sizes int[],
    ids uuid[], types text[], data json[], metadata json[]
  ) returns table (reached bigint, at bigint, behind bigint) language plpgsql volatile ${plansAreKept} as $$
  declare
    head bigint;
    current bigint;
    fence bigint;
    done int := 0;
    has_written boolean := false;
  begin
    ${takeTurn.trim()}
    fence := ${fenceNow};
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

const withoutOldFunctions = `
  drop function if exists event_store.append(text[], bigint[], int[], int[], bigint[], uuid[], text[], json[], json[]);
  drop function if exists event_store.append_one_by_one(bigint, text[], bigint[], int[], uuid[], text[], json[], json[]);
  drop function if exists event_store.append(text[], bigint[], text[], bigint[], uuid[], text[], json[], json[]);
  drop function if exists event_store.append_one_by_one(text[], bigint[], int[], uuid[], text[], json[], json[])`;

export const eventStoreSchema = {
  schema: 'event_store',
  steps: [
    [eventsTable, nothingIsChanged].join(';\n'),
    superseded,
    lighterTable,
    [withoutOldFunctions, confirmations, append, appendOneByOne].join(';\n'),
  ],
  // Facts are added and read: to change one, or the trigger that refuses it, the writer has no right.
  writerMay: [
    'select, insert on event_store.events',
    'select, usage on sequence event_store.confirmations',
    'execute on all functions in schema event_store',
  ],
};
