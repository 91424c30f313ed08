import pg from 'pg';

/** A log with an order, a read model and a checkpoint; nothing else. */
const tables = `
  drop schema if exists bare_chain cascade;
  create schema bare_chain;
  create table bare_chain.log (position bigserial primary key, stream text not null, revision bigint not null,
    data jsonb not null, unique (stream, revision));
  create table bare_chain.plan (booking_id text primary key, booking jsonb not null);
  create table bare_chain.checkpoint (position bigint not null);
  insert into bare_chain.checkpoint values (0);
  create function bare_chain.append(bookings jsonb) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(1);
    insert into bare_chain.log (stream, revision, data)
      select 'plan', coalesce((select revision from bare_chain.log order by position desc limit 1), 0) + number, booking
      from jsonb_array_elements(bookings) with ordinality as wanted(booking, number);
    perform pg_notify('bare_chain', '');
  end $$;`;

const read = `select position, data from bare_chain.log where position > $1 order by position limit 1000`;
const upsert = `
  with moved as (update bare_chain.checkpoint set position = $1)
  insert into bare_chain.plan select booking ->> '_id', booking from jsonb_array_elements($2::jsonb) as changed(booking)
  on conflict (booking_id) do update set booking = excluded.booking`;

export type BareStore = Readonly<{
  /** `booking`: a JSON object. `done` is called when it is committed. */
  append: (booking: string, done: () => void) => void;
}>;

type Row = Readonly<{ position: string; data: unknown }>;

/** Appends pending bookings as one group, and reports each in order when it is in the read model. */
export const bareStore = async (
  databaseUrl: string,
  tell: (position: string, bookings: readonly unknown[]) => Promise<void>,
): Promise<BareStore> => {
  const [writer, reader] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
  await Promise.all([writer.connect(), reader.connect()]);
  await writer.query(tables);
  let waiting: { booking: string; done: () => void }[] = [];
  let isWriting = false;
  const write = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const bookings = `[${group.map(({ booking }) => booking).join()}]`;
      await writer.query({ name: 'append', text: 'select bare_chain.append($1)', values: [bookings] });
      group.forEach(({ done }) => done());
    }
    isWriting = false;
  };

  let last = '0';
  let [isReading, isMore] = [false, false];
  const project = async (): Promise<void> => {
    isMore = true;
    if (isReading) return;
    isReading = true;
    while (isMore) {
      isMore = false;
      const { rows } = await reader.query<Row>({ name: 'read', text: read, values: [last] });
      last = rows.at(-1)?.position ?? last;
      const bookings = rows.map(({ data }) => data);
      await reader.query({ name: 'upsert', text: upsert, values: [last, JSON.stringify(bookings)] });
      if (bookings.length > 0) await tell(last, bookings);
    }
    isReading = false;
  };
  reader.on('notification', () => void project());
  await reader.query('listen bare_chain');
  return {
    append: (booking, done) => {
      waiting.push({ booking, done });
      if (!isWriting) void write();
    },
  };
};
