import { createContext, use } from 'react';
import { type ValueStore, createValueStore } from './valueStore.ts';

export type Notice = Readonly<{
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  action?: Readonly<{ label: string; onSelect: () => void }>;
  /** Epoch milliseconds. */
  shownAt: number;
}>;
export type NewNotice = Pick<Notice, 'kind' | 'text' | 'action'>;

export type NoticeBoard = Omit<ValueStore<readonly Notice[]>, 'write'> &
  Readonly<{
    show: (notice: NewNotice) => void;
    dismiss: (id: number) => void;
    /** Product.md §4: a new page clears the messages, but not those that were set on the way to it. */
    clearSeen: () => void;
  }>;

const onTheWayMilliseconds = 1_000;

export const createNoticeBoard = (now: () => number): NoticeBoard => {
  const { read, subscribe, write } = createValueStore<readonly Notice[]>([]);
  let lastId = 0;
  return {
    read,
    subscribe,
    show: (notice) => {
      const others = read().filter(({ text }) => text !== notice.text);
      lastId += 1;
      write([...others, { ...notice, id: lastId, shownAt: now() }]);
    },
    dismiss: (id) => write(read().filter((notice) => notice.id !== id)),
    clearSeen: () => write(read().filter(({ shownAt }) => now() - shownAt < onTheWayMilliseconds)),
  };
};

export const NoticeContext = createContext<NoticeBoard | null>(null);

export const useNoticeBoard = (): NoticeBoard => {
  const board = use(NoticeContext);
  if (!board) throw new Error('No notice board around this component');
  return board;
};

/** Shows a message that reads itself aloud and takes no focus. */
export const useNotify = (): ((notice: NewNotice) => void) => useNoticeBoard().show;
