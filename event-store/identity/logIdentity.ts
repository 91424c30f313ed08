/** Which log a database belongs to. `prefix`: EVENTSTOREDB_STREAM_PREFIX. `firstEvent`: id of its first event; null while it is empty. */
export type LogIdentity = Readonly<{
  store: 'PostgreSQL' | 'EventStoreDB';
  prefix: string;
  firstEvent: string | null;
}>;

const onlyRestore = 'only npm run restore -- FOLDER --replace puts another log in its place';

const withPrefix = (prefix: string): string => (prefix === '' ? '' : ` and EVENTSTOREDB_STREAM_PREFIX=${prefix}`);

const otherStore = ({ store, prefix }: LogIdentity): string =>
  store === 'EventStoreDB'
    ? `The log of this database is in EventStoreDB, but EVENTSTOREDB_URL is not set: set it${withPrefix(prefix)} again; ${onlyRestore}.`
    : `The log of this database is in PostgreSQL, but EVENTSTOREDB_URL is set: remove it; ${onlyRestore}.`;

const named = (prefix: string): string => (prefix === '' ? 'empty' : prefix);

const otherPrefix = (remembered: LogIdentity, met: LogIdentity): string =>
  `The log of this database has the EVENTSTOREDB_STREAM_PREFIX ${named(remembered.prefix)}, but it is ${named(met.prefix)} here: set it as it was; ${onlyRestore}.`;

const anotherLog = ({ store, firstEvent }: LogIdentity): string => {
  const isEmpty = firstEvent === null;
  return store === 'EventStoreDB'
    ? `The EventStoreDB of EVENTSTOREDB_URL holds ${isEmpty ? 'no log' : 'another log'}, not that of this database: correct EVENTSTOREDB_URL; ${onlyRestore}.`
    : `The log in this database ${isEmpty ? 'has lost its events' : 'begins with another event than it did'}: keep a copy of the data; ${onlyRestore}.`;
};

/** Null where `met` is the log that the database remembers; else a sentence for the operator, which names the way out. */
export const describeOtherLog = (remembered: LogIdentity, met: LogIdentity): string | null => {
  if (remembered.store !== met.store) return otherStore(remembered);
  if (remembered.prefix !== met.prefix) return otherPrefix(remembered, met);
  const isKnown = remembered.firstEvent === null || remembered.firstEvent === met.firstEvent;
  return isKnown ? null : anotherLog(met);
};
