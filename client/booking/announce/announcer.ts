import { createContext, use } from 'react';
import { type ValueStore, createValueStore } from '../../core/valueStore.ts';

/** A message for screen readers: polite, or interrupting. A changed `turn` makes the same text a new message. */
export type Announcements = Readonly<{ polite: string; urgent: string; turn: number }>;

export type Announcer = Omit<ValueStore<Announcements>, 'write'> &
  Readonly<{ announce: (text: string, priority?: 'polite' | 'urgent') => void }>;

const pauseMilliseconds = 1_000;

/**
 * At most one message a second, however many changes there are (screens.md U5): later ones wait and are read
 * together. `wait` runs something later; the specs pass their own.
 */
export const createAnnouncer = (wait: (run: () => void, milliseconds: number) => void): Announcer => {
  const { read, subscribe, write } = createValueStore<Announcements>({ polite: '', urgent: '', turn: 0 });
  let waiting: Readonly<{ polite: readonly string[]; urgent: readonly string[] }> = { polite: [], urgent: [] };
  let isPausing = false;
  const flush = () => {
    isPausing = waiting.polite.length + waiting.urgent.length > 0;
    if (!isPausing) return;
    write({ polite: waiting.polite.join('. '), urgent: waiting.urgent.join('. '), turn: read().turn + 1 });
    waiting = { polite: [], urgent: [] };
    wait(flush, pauseMilliseconds);
  };
  return {
    read,
    subscribe,
    announce: (text, priority = 'polite') => {
      waiting = { ...waiting, [priority]: [...waiting[priority].filter((other) => other !== text), text] };
      if (!isPausing) flush();
    },
  };
};

export const AnnouncerContext = createContext<Announcer | null>(null);

export const useAnnounce = (): Announcer['announce'] => {
  const announcer = use(AnnouncerContext);
  if (!announcer) throw new Error('No announcer around this component');
  return announcer.announce;
};
