import type { AppendResult, EventStore, NewEvent } from '@platzwart/event-store';
import { Counter, Histogram, type Registry } from 'prom-client';
import { writtenMetadata } from '../core/writtenMetadata.ts';

/** The events of one command are adjacent and have its id as their causation. */
const commandsIn = (events: readonly NewEvent[]): number =>
  new Set(events.map(({ metadata }) => writtenMetadata(metadata).causationId)).size;

/** A measured copy of a store; `durations` are the buckets of its histogram in seconds. */
export const measureAppends = (registry: Registry, durations: number[]): ((store: EventStore) => EventStore) => {
  const registers = [registry];
  const sizes = [1, 2, 5, 10, 25, 50, 100, 250, 500];
  const events = new Histogram({
    name: 'platzwart_append_events',
    help: 'Events in one append.',
    buckets: sizes,
    registers,
  });
  const commands = new Histogram({
    name: 'platzwart_append_commands',
    help: 'Commands whose events went into one append.',
    buckets: sizes,
    registers,
  });
  const duration = new Histogram({
    name: 'platzwart_append_duration_seconds',
    help: 'Time from an append to the answer of the store.',
    buckets: durations,
    registers,
  });
  const appends = new Counter({
    name: 'platzwart_appends_total',
    help: 'Appends, by outcome: appended, conflict (another append came first), unanswered.',
    labelNames: ['outcome'],
    registers,
  });
  const noted = async (append: Promise<AppendResult>): Promise<AppendResult> => {
    try {
      const result = await append;
      appends.inc({ outcome: result.outcome });
      return result;
    } catch (error) {
      appends.inc({ outcome: 'unanswered' });
      throw error;
    }
  };
  return (store) => ({
    ...store,
    append: async (stream, expected, appended) => {
      const began = performance.now();
      const result = await noted(store.append(stream, expected, appended));
      events.observe(appended.length);
      commands.observe(commandsIn(appended));
      duration.observe((performance.now() - began) / 1_000);
      return result;
    },
  });
};
