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

/**
 * Where some append of a batch is not simply next in a stream of its own: one after the other, so that each sees
 * those before it. Within event_store.append only, under its lock. Same answer.
 */
const appendOneByOne = `
  create function event_store.append_one_by_one(
    head bigint, streams text[], expected bigint[], sizes int[], ids uuid[], types text[], data json[], metadata json[]
  ) returns table (reached bigint, at bigint) language plpgsql volatile as $$
  declare
    current bigint;
    done int := 0;
  begin
    for i in 1 .. cardinality(streams) loop
      current := coalesce(
        (select e.revision from event_store.events e where e.stream = streams[i] order by e.revision desc limit 1), -1);
      reached := expected[i] + sizes[i];
      if current = expected[i] then
        insert into event_store.events (position, stream, revision, id, type, data, metadata)
          select head + n, streams[i], current + n, ids[done + n], types[done + n], data[done + n], metadata[done + n]
          from generate_series(1, sizes[i]) n;
        head := head + sizes[i];
        at := head;
      elsif current >= reached and not exists (
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
  end $$`;

/**
 * Many appends in one call and one commit; each is checked and answered by itself, in the order given.
 * In: per append stream, expected revision and number of events; per event (all appends in a row) the number of its
 * append, revision, id, type, data and metadata. -1 is the revision of a stream that does not exist.
 * Out, per append: (reached, at) = last revision and position written, or (revision now, null) for a conflict.
 *
 * - The lock comes first, in a statement of its own: every later statement of a volatile function then sees what
 *   the holder before has committed. That needs "read committed"; any other isolation is refused.
 * - Positions are drawn under the lock, which is held until the commit: none becomes visible behind a later one.
 * - The check is a correlated "order by … limit 1": cached plans of other forms degrade to scans of the whole table.
 */
const append = `
  create function event_store.append(
    streams text[], expected bigint[], sizes int[],
    owners int[], revisions bigint[], ids uuid[], types text[], data json[], metadata json[]
  ) returns table (reached bigint, at bigint) language plpgsql volatile as $$
  declare
    head bigint;
    current bigint[];
  begin
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'event_store.append needs the isolation level "read committed"';
    end if;
    perform pg_advisory_xact_lock(hashtext('event_store'), hashtext('append'));
    head := coalesce((select e.position from event_store.events e order by e.position desc limit 1), 0);
    current := array(
      select coalesce(
        (select e.revision from event_store.events e where e.stream = asked.stream order by e.revision desc limit 1), -1)
      from unnest(streams) with ordinality asked (stream, place) order by place);
    if current = expected
      and (cardinality(streams) = 1 or cardinality(streams) = (select count(distinct stream) from unnest(streams) stream))
    then
      insert into event_store.events (position, stream, revision, id, type, data, metadata)
        select head + place, streams[owner], revision, id, type, event_data, event_metadata
        from unnest(owners, revisions, ids, types, data, metadata) with ordinality
          written (owner, revision, id, type, event_data, event_metadata, place);
      at := head;
      for i in 1 .. cardinality(streams) loop
        reached := expected[i] + sizes[i];
        at := at + sizes[i];
        return next;
      end loop;
      perform pg_notify('event_store', '');
    else
      return query
        select * from event_store.append_one_by_one(head, streams, expected, sizes, ids, types, data, metadata);
      if (select e.position from event_store.events e order by e.position desc limit 1) > head then
        perform pg_notify('event_store', '');
      end if;
    end if;
  end $$`;

/**
 * Plans are made once, not for each call: they would look at the lengths of the arrays, find them shorter than guessed,
 * and plan anew every time, which costs as much as the append itself. They never scan the table, also where they were made
 * while it was empty. Holds for what `append` calls, too.
 */
const plansAreKept = `
  alter function event_store.append(text[], bigint[], int[], int[], bigint[], uuid[], text[], json[], json[])
    set plan_cache_mode = force_generic_plan set enable_seqscan = off`;

export const eventStoreSchema = {
  schema: 'event_store',
  steps: [[eventsTable, nothingIsChanged, appendOneByOne, append].join(';\n'), plansAreKept],
};
