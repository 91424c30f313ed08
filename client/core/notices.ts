import { createContext, use } from 'react';
import { type ValueStore, createValueStore } from './valueStore.ts';

export type Notice = Readonly<{
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  action?: Readonly<{ label: string; onSelect: () => void }>;
  /** About all pages: a new page does not clear it. */
  isLasting?: boolean;
  /** Epoch milliseconds. */
  shownAt: number;
}>;
export type NewNotice = Pick<Notice, 'kind' | 'text' | 'action' | 'isLasting'>;

export type NoticeStore = Omit<ValueStore<readonly Notice[]>, 'write'> &
  Readonly<{
    show: (notice: NewNotice) => void;
    dismiss: (id: number) => void;
    /** Product.md §4: a new page clears the messages, but not those that were set on the way to it. */
    clearOlder: () => void;
  }>;

const navigationGraceMilliseconds = 1_000;

export const createNoticeStore = (now: () => number): NoticeStore => {
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
    clearOlder: () =>
      write(read().filter(({ shownAt, isLasting }) => isLasting || now() - shownAt < navigationGraceMilliseconds)),
  };
};

export const NoticeContext = createContext<NoticeStore | null>(null);

export const useNoticeStore = (): NoticeStore => {
  const store = use(NoticeContext);
  if (!store) throw new Error('No notice store around this component');
  return store;
};

/** Shows a message that screen readers announce and that takes no focus. */
export const useNotify = (): ((notice: NewNotice) => void) => useNoticeStore().show;
