import type { RandomGenerator } from '../support/randomGenerator.ts';
import type { Fault } from '../support/faultProxy.ts';

export const lines = ['browser', 'commands'] as const;
/** One fault on one connection, and the fault-free period after it. */
export type ScheduledFault = Readonly<{
  line: (typeof lines)[number];
  fault: Fault;
  milliseconds: number;
  rest: number;
}>;

/** A text that only writing requests contain, per connection. */
const orders: Readonly<Record<ScheduledFault['line'], string>> = { browser: 'mutation', commands: 'idempotencyKey' };

const kinds: readonly Fault['kind'][] = ['delay', 'cut', 'refuse', 'half-open', 'hang'];

const faultOn = (random: RandomGenerator, line: ScheduledFault['line']): Fault => {
  const kind = random.pick(kinds);
  if (kind === 'cut') return { kind, request: orders[line] };
  return kind === 'delay' ? { kind, milliseconds: 50 + random.below(950) } : { kind };
};

/** An endless schedule: each fault lasts 0.2 to 4.2 s, followed by up to 1.5 s without a fault. */
export function* faultSchedule(random: RandomGenerator): Generator<ScheduledFault, never> {
  for (;;) {
    const line = random.pick(lines);
    yield { line, fault: faultOn(random, line), milliseconds: 200 + random.below(4_000), rest: random.below(1_500) };
  }
}
