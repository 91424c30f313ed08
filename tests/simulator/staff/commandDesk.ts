import pg from 'pg';
import { type CommandService, openCommandService } from '../../../command-service/commandService.ts';
import { doChores } from '../../../command-service/chores.ts';
import type { Log } from '../../../command-service/core/log.ts';
import type { Passwords } from '../../../command-service/user/passwords.ts';
import type { SnapshotStore, StoredSnapshot } from '../../../command-service/core/snapshotStore.ts';
import { type Life, beginLife } from '../world/life.ts';
import type { Wire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Safe, vaultOver } from './safe.ts';
import { databaseWire, storeFor } from './wiresOf.ts';

/** A command-service that is started again whenever it dies. */
export type CommandDesk = Readonly<{
  name: string;
  /** The run that answers right now; null while it is down. */
  atWork: () => Readonly<{ life: Life; service: CommandService }> | null;
  /** Stops answering, finishes what is under way, keeps its snapshots and starts again. */
  restart: () => void;
  crash: (why: string) => void;
  /** The wall clock of this machine jumps. */
  setClock: (millisecondsAhead: number) => void;
}>;

/** One row per stream, as in the table command_service.snapshots. */
export type SnapshotTable = Map<string, StoredSnapshot>;

const isNewer = (known: StoredSnapshot, given: StoredSnapshot): boolean =>
  known.revision > given.revision && known.shape === given.shape;

const snapshotsOver = (table: SnapshotTable, wire: Wire, { weather, trace }: World): SnapshotStore => {
  const kept = (stream: string): StoredSnapshot | null => {
    const snapshot = structuredClone(table.get(stream) ?? null);
    if (!snapshot || !weather.mishap(0.1)) return snapshot;
    trace.note(`the snapshot of ${stream} is of another log`);
    return { ...snapshot, revision: Math.max(snapshot.revision - 1, 0) };
  };
  return {
    find: (stream) => wire(`find the snapshot of ${stream}`, () => kept(stream)),
    keep: (stream, snapshot) =>
      wire(`keep the snapshot of ${stream} at ${snapshot.revision}`, () => {
        const known = table.get(stream);
        if (!known || !isNewer(known, snapshot)) table.set(stream, structuredClone(snapshot));
      }),
    forget: (stream) => wire(`forget the snapshot of ${stream}`, () => void table.delete(stream)),
  };
};

/** What the house itself calls a failure that should not be. */
const alarming = ['A rule failed', 'A command failed', 'no longer followed', 'cannot be read: Error'];

const errorIn = (facts: unknown): unknown =>
  typeof facts === 'object' && facts !== null && 'err' in facts ? facts.err : null;
const isWeather = (error: unknown): boolean =>
  error instanceof Error && /away|terminated|No answer/.test(error.message);

const logOf = ({ trace, problems }: World, life: Life): Log => {
  const say = (facts: unknown, message?: string): void => {
    if (life.isOver()) return;
    const text = message ?? String(facts);
    trace.note(`${life.name}: ${text}`);
    const error = errorIn(facts);
    if (isWeather(error) || alarming.every((alarm) => !text.includes(alarm))) return;
    problems.push(`${life.name}: ${text}: ${String(error)}`);
  };
  return { info: say, warn: say, error: say };
};

/** What they cost is not the simulator's business: it would be real time. */
const passwords: Passwords = {
  hash: (password) => Promise.resolve(`hash of ${password}`),
  matches: (phc, password) => Promise.resolve(phc === `hash of ${password}`),
};

/** What is kept beside the log, for all services together. */
export type Database = Readonly<{ snapshots: SnapshotTable; safe: Safe }>;

/** As long as main.ts gives a service that is told to stop. */
const timeToStop = 8_000;

export const openCommandDesk = (world: World, name: string, { snapshots, safe }: Database): CommandDesk => {
  const { agenda, random, weather, trace } = world;
  let current: Readonly<{ life: Life; service: CommandService; close: () => Promise<void> }> | null = null;
  let life: Life | null = null;
  let starts = 0;
  let ahead = 0;

  const open = async (begun: Life): Promise<void> => {
    const store = storeFor(world, begun);
    const head = await store.head();
    const wire = databaseWire(world, begun);
    const log = logOf(world, begun);
    const service = await openCommandService({
      ...{ store, head, pool: new pg.Pool(), vault: vaultOver(safe, wire), passwords },
      ...{ snapshots: snapshotsOver(snapshots, wire, world), log },
      ...{ clock: () => world.clock(ahead), random: random.next, newId: random.uuid },
    });
    if (begun.isOver()) return;
    const endChores = doChores(service, log);
    void begun.ended.then(endChores);
    trace.note(`${begun.name} is up at revision ${service.ledger.current().revision} of the ledger`);
    const close = async (): Promise<void> => {
      await endChores();
      await service.stop();
      await store.close();
    };
    current = { life: begun, service, close };
  };
  const run = async (): Promise<void> => {
    starts += 1;
    const begun = (life = beginLife(`${name}.${starts}`, trace.note));
    await Promise.race([open(begun), begun.ended]).catch((error: unknown) =>
      begun.end(`cannot start, ${String(error)}`),
    );
    await begun.ended;
    current = null;
    await agenda.pause(weather.isClear() ? 50 : random.between(20, 2_000), `${name} starts again`);
    void run();
  };
  const restart = async (): Promise<void> => {
    if (!current) return;
    const { life: leaving, close } = current;
    current = null;
    await Promise.race([close(), agenda.pause(timeToStop, `${leaving.name} has had its time to stop`)]);
    leaving.end('stopped');
  };
  void run();
  return {
    name,
    atWork: () => current,
    restart: () => void restart(),
    crash: (why) => life?.end(why),
    setClock: (millisecondsAhead) => {
      ahead = millisecondsAhead;
    },
  };
};
