import pg from 'pg';
import { type CommandService, openCommandService } from '../../../command-service/commandService.ts';
import { startJobs } from '../../../command-service/jobs.ts';
import type { Log } from '../../../command-service/core/log.ts';
import { secretDigestOf } from '../../../command-service/core/hashes.ts';
import type { Passwords } from '../../../command-service/user/handlers/passwords.ts';
import type { EncodedPart, SnapshotStore, StoredPart } from '../../../command-service/core/snapshotStore.ts';
import { type ProcessRun, startProcessRun } from '../world/processRun.ts';
import type { Wire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type VaultData, vaultOver } from './vaultData.ts';
import { databaseWire, storeFor } from './wires.ts';

/** A command-service that is restarted whenever it dies. */
export type SimulatedCommandService = Readonly<{
  name: string;
  /** The current run; null while the service is down. */
  atWork: () => Readonly<{ processRun: ProcessRun; service: CommandService }> | null;
  /** Stops answering, finishes running commands, saves its snapshots and restarts. */
  restart: () => void;
  crash: (why: string) => void;
  /** Sets the wall clock of this machine. */
  setClock: (millisecondsAhead: number) => void;
}>;

/** One row per stream and part, as in the table command_service.snapshots. */
export type SnapshotTable = Map<string, Readonly<{ stream: string; row: EncodedPart }>>;

const isNewer = (known: EncodedPart, given: EncodedPart): boolean =>
  known.revision > given.revision && known.shape === given.shape;

const stored = ({ json, ...row }: EncodedPart): StoredPart => ({ ...row, content: JSON.parse(json.toString('utf8')) });

const snapshotsOver = (table: SnapshotTable, wire: Wire, { faultInjection, trace }: World): SnapshotStore => {
  const kept = (stream: string): readonly StoredPart[] => {
    const parts = [...table.values()].filter((each) => each.stream === stream).map(({ row }) => stored(row));
    if (parts.length === 0 || !faultInjection.occurs(0.1)) return parts;
    trace.note(`the snapshot of ${stream} is of another log`);
    return parts.map((part) => ({ ...part, revision: Math.max(part.revision - 1, 0) }));
  };
  const forget = (stream: string): void => {
    for (const [key, each] of table) if (each.stream === stream) table.delete(key);
  };
  return {
    find: (stream) => wire(`find the snapshot of ${stream}`, () => kept(stream)),
    keep: (stream, row) =>
      wire(`keep ${row.part} of the snapshot of ${stream} at ${row.revision}`, () => {
        const key = `${stream} ${row.part}`;
        const known = table.get(key);
        if (!known || !isNewer(known.row, row)) table.set(key, { stream, row });
      }),
    forget: (stream) => wire(`forget the snapshot of ${stream}`, () => forget(stream)),
  };
};

/** Log messages that the instance itself reports as unexpected failures. */
const alarming = ['A rule failed', 'A command failed', 'no longer followed', 'cannot be read: Error'];

const errorIn = (facts: unknown): unknown =>
  typeof facts === 'object' && facts !== null && 'err' in facts ? facts.err : null;
const isInjectedFault = (error: unknown): boolean =>
  error instanceof Error && /unreachable|unavailable|terminated|No answer/.test(error.message);

const logOf = ({ trace, problems }: World, processRun: ProcessRun): Log => {
  const say = (facts: unknown, message?: string): void => {
    if (processRun.isOver()) return;
    const text = message ?? String(facts);
    trace.note(`${processRun.name}: ${text}`);
    const error = errorIn(facts);
    if (isInjectedFault(error) || alarming.every((alarm) => !text.includes(alarm))) return;
    problems.push(`${processRun.name}: ${text}: ${String(error)}`);
  };
  return { info: say, warn: say, error: say };
};

/** The simulator ignores their cost, which would be real time. */
const passwords: Passwords = {
  hash: (password) => Promise.resolve(`hash of ${password}`),
  matches: (phc, password) => Promise.resolve(phc === `hash of ${password}`),
};

/** The data outside the log that all services share. */
export type Database = Readonly<{ snapshots: SnapshotTable; vaultData: VaultData }>;

/** The database as far as a command-service asks it itself: which invoices were mailed. Here none is. */
const emptyOutbox = (wire: Wire): pg.Pool =>
  Object.assign(new pg.Pool(), { query: () => wire('look into the outbox', () => ({ rows: [] })) });

/** The time that main.ts gives a service to stop. */
const timeToStop = 8_000;

export const startCommandService = (
  world: World,
  name: string,
  { snapshots, vaultData }: Database,
): SimulatedCommandService => {
  const { scheduler, random, faultInjection, trace } = world;
  let current: Readonly<{ processRun: ProcessRun; service: CommandService; close: () => Promise<void> }> | null = null;
  let processRun: ProcessRun | null = null;
  let starts = 0;
  let ahead = 0;

  const open = async (begun: ProcessRun): Promise<void> => {
    const store = storeFor(world, begun);
    const head = await store.head();
    const wire = databaseWire(world, begun);
    const log = logOf(world, begun);
    const service = await openCommandService({
      ...{ store, head, pool: emptyOutbox(wire), vault: vaultOver(vaultData, wire), passwords },
      digestSecret: secretDigestOf('a secret of the simulator'),
      ...{ snapshots: snapshotsOver(snapshots, wire, world), log },
      ...{ clock: () => world.clock(ahead), random: random.next, newId: random.uuid },
    });
    if (begun.isOver()) return;
    const endChores = startJobs(service, log);
    void begun.ended.then(endChores);
    trace.note(`${begun.name} is up at revision ${service.ledger.current().revision} of the ledger`);
    const close = async (): Promise<void> => {
      await endChores();
      await service.stop();
      await store.close();
    };
    current = { processRun: begun, service, close };
  };
  const run = async (): Promise<void> => {
    starts += 1;
    const begun = (processRun = startProcessRun(`${name}.${starts}`, trace.note));
    await Promise.race([open(begun), begun.ended]).catch((error: unknown) =>
      begun.end(`cannot start, ${String(error)}`),
    );
    await begun.ended;
    current = null;
    await scheduler.pause(faultInjection.isClear() ? 50 : random.between(20, 2_000), `${name} starts again`);
    void run();
  };
  const restart = async (): Promise<void> => {
    if (!current) return;
    const { processRun: leaving, close } = current;
    current = null;
    await Promise.race([close(), scheduler.pause(timeToStop, `${leaving.name} has had its time to stop`)]);
    leaving.end('stopped');
  };
  void run();
  return {
    name,
    atWork: () => current,
    restart: () => void restart(),
    crash: (why) => processRun?.end(why),
    setClock: (millisecondsAhead) => {
      ahead = millisecondsAhead;
    },
  };
};
