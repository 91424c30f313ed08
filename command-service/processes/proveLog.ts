import { Temporal } from 'temporal-polyfill';
import type { LogProof, RequestLogProof } from '@platzwart/contracts/club';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Handler } from '../core/commandDeclaration.ts';
import type { Log } from '../core/log.ts';
import { systemCall } from '../core/systemCall.ts';
import type { Streams } from '../openStreams.ts';

/** Proves the log beside the work of this process (proofProcess.ts); `onProgress` is called with the number of events that were read. */
export type ProveLog = (onProgress: (events: number) => void) => Promise<LogProof>;

/** How far a run of this process is; null while none runs. */
export type ProofProgress = Readonly<{ events: number; total: number }> | null;

type Dependencies = Pick<Streams, 'club' | 'ledger' | 'members'> &
  Readonly<{
    /** Null: this process proves nothing. */
    proveLog: ProveLog | null;
    setProofProgress: (progress: ProofProgress) => void;
    newId: () => string;
    clock: () => string;
    log: Log;
  }>;

/** Three o'clock in the club, at which little else is done; a night begins then. */
const minuteOfProof = 3 * 60;

/** The day on which the last night before an instant began. */
const nightOf = (instant: string): string => {
  const { date, minute } = clubNow(instant);
  const day = Temporal.PlainDate.from(date);
  return (minute < minuteOfProof ? day.subtract({ days: 1 }) : day).toString();
};

/** Has the log proved within seconds, whatever the time. Twice is once. Refuses nothing. */
export const requestLogProof =
  ({ club }: Pick<Dependencies, 'club'>): Handler<RequestLogProof['data']> =>
  (data, call) =>
    club.send({ type: 'RequestLogProof', data }, call);

const eventsOf = ({ revision }: Readonly<{ revision: number | 'none' }>): number =>
  revision === 'none' ? 0 : revision + 1;

/**
 * Proves the log once each night, or when an ADMIN wants it, and keeps the result in the log. ADMINs are told where something is wrong. After a
 * failure, e.g. of the store, it is tried again ten minutes later.
 */
export const proveLogNightly = (dependencies: Dependencies): (() => Promise<void>) => {
  const { club, ledger, members, proveLog, setProofProgress, newId, clock, log } = dependencies;
  const began = clock();
  let notBefore = 0;
  const isDue = (now: string): boolean => {
    const { isLogProofRequested, logProvenAt } = club.current().state;
    if (isLogProofRequested) return true;
    return nightOf(logProvenAt ?? began) < nightOf(now);
  };
  const admins = () =>
    [...members.current().state.byId.values()].filter(({ role, active }) => role === 'ADMIN' && active);
  const run = async (prove: ProveLog): Promise<void> => {
    const total = [club, ledger, members].reduce((sum, stream) => sum + eventsOf(stream.current()), 0);
    const proof = await prove((events) => setProofProgress({ events, total }));
    const recipients = proof.flawCount === 0 ? [] : admins().map(({ personId }) => personId);
    if (proof.flawCount > 0) log.error({ proof }, 'The log is not what it must be: see the page "Betrieb"');
    const id = newId();
    const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
    await club.send({ type: 'RecordLogProof', data: { ...proof, recipients } }, call);
  };
  return async () => {
    const now = clock();
    const milliseconds = Temporal.Instant.from(now).epochMilliseconds;
    if (!proveLog || milliseconds < notBefore || !isDue(now)) return;
    notBefore = milliseconds + 10 * 60_000;
    setProofProgress({ events: 0, total: 0 });
    try {
      await run(proveLog);
      notBefore = 0;
    } finally {
      setProofProgress(null);
    }
  };
};
