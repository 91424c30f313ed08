import type { LogFlaw, LogHead, LogProof } from '@platzwart/contracts/club';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type { Break } from './core/logHead.ts';
import { checkLogChain } from './logChain.ts';
import { logProofs } from './operations/proofs/proofs.ts';

type Options = Readonly<{
  /** What a signed head says about the log; null where there is none. */
  head: LogHead | null;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
  /** Called with the number of events that have been read, now and then. */
  onProgress?: (events: number) => void;
}>;

const keptFlaws = 100;
const progressEvery = 500;

/** One event that cannot be read is a flaw, not the end of the proofs. */
const flawsOf = (proofs: ReturnType<typeof logProofs>, event: RecordedEvent): readonly LogFlaw[] => {
  try {
    return proofs.see(event);
  } catch {
    return [{ proof: 'CHAIN', position: event.position, because: `an event of the type ${event.type} cannot be read` }];
  }
};

const reasonOf = ({ stream, revision, because }: Break): string => `${stream}, revision ${revision}: ${because}`;

/**
 * Reads the whole log from its beginning, once, and proves its chain, that no court is booked twice, every total, and the series of numbers
 * (docs/adr/0066). Where the chain breaks, what comes after is not read.
 */
export const proveLog = async (
  store: Pick<EventStore, 'readAll'>,
  { head, clock, onProgress = () => undefined }: Options,
): Promise<LogProof> => {
  const startedAt = clock();
  const began = performance.now();
  const proofs = logProofs();
  const flaws: LogFlaw[] = [];
  let flawCount = 0;
  let seen = 0;
  let position: LogProof['position'] = null;
  const note = (found: readonly LogFlaw[]): void => {
    flawCount += found.length;
    flaws.push(...found.slice(0, keptFlaws - flaws.length));
  };
  const onEvent = (event: RecordedEvent): void => {
    note(flawsOf(proofs, event));
    position = event.position;
    seen += 1;
    if (seen % progressEvery === 0) onProgress(seen);
  };
  const { events, broken } = await checkLogChain(store, { head, onEvent });
  note(proofs.end());
  if (broken) note([{ proof: 'CHAIN', position: broken.position, because: reasonOf(broken) }]);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { startedAt, seconds, position, events, flaws, flawCount };
};
