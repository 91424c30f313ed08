import { createContext, use } from 'react';
import { type ValueStore, createValueStore } from '../../core/valueStore.ts';

/** What a screen reader is told: politely, or at once. `turn` makes the same text news again. */
export type Said = Readonly<{ polite: string; urgent: string; turn: number }>;

export type Announcer = Omit<ValueStore<Said>, 'write'> &
  Readonly<{ say: (text: string, manner?: 'polite' | 'urgent') => void }>;

const pauseMilliseconds = 1_000;

/**
 * At most one message a second, whatever happens on the courts (reference: ux.md U5): what comes in between waits and is
 * read in one go. `wait` runs something later; the specs hand in their own.
 */
export const createAnnouncer = (wait: (run: () => void, milliseconds: number) => void): Announcer => {
  const { read, subscribe, write } = createValueStore<Said>({ polite: '', urgent: '', turn: 0 });
  let waiting: Readonly<{ polite: readonly string[]; urgent: readonly string[] }> = { polite: [], urgent: [] };
  let isPausing = false;
  const speak = () => {
    isPausing = waiting.polite.length + waiting.urgent.length > 0;
    if (!isPausing) return;
    write({ polite: waiting.polite.join('. '), urgent: waiting.urgent.join('. '), turn: read().turn + 1 });
    waiting = { polite: [], urgent: [] };
    wait(speak, pauseMilliseconds);
  };
  return {
    read,
    subscribe,
    say: (text, manner = 'polite') => {
      waiting = { ...waiting, [manner]: [...waiting[manner].filter((other) => other !== text), text] };
      if (!isPausing) speak();
    },
  };
};

export const AnnouncerContext = createContext<Announcer | null>(null);

export const useSay = (): Announcer['say'] => {
  const announcer = use(AnnouncerContext);
  if (!announcer) throw new Error('No announcer around this component');
  return announcer.say;
};
