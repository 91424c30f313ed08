import { type OnlineMethod, onlineMethods } from '@platzwart/contracts/booking';
import { paymentMethods } from '@platzwart/contracts/core';
import { anna, clubWith } from '../booking/domain/specClub.ts';
import { advancePayments } from '../booking/payment/advancePayments.ts';
import { type PaymentNews, notePaymentNews } from '../booking/payment/notePaymentNews.ts';
import type { PaymentProviders } from '../booking/payment/paymentProvider.ts';
import { type block, book } from '../ledger/courts/specSentences.ts';
import { type LedgerCommand, type LedgerEvent, ledgerDecider } from '../ledger/ledgerDecider.ts';

type Options = Readonly<{ providers: PaymentProviders; publicUrl: string }>;

/** A ledger in memory with the job of a process; `restart` forgets what only the process knew. */
const clubWithPayments = ({ providers, publicUrl }: Options) => {
  let state = ledgerDecider.initialState;
  let now = '2026-06-15T08:00:00.000Z';
  let ids = 0;
  let failing = 0;
  const events: LedgerEvent[] = [];
  const send = (command: LedgerCommand) => {
    if (failing > 0 && command.type !== 'BookCourts') {
      failing -= 1;
      return Promise.reject(new Error('killed'));
    }
    const decision = ledgerDecider.decide(command, state);
    if (decision.outcome === 'rejected') return Promise.resolve(decision);
    state = decision.events.reduce(ledgerDecider.evolve, state);
    events.push(...decision.events);
    return Promise.resolve({ outcome: 'accepted' as const, position: '1', ids: [] });
  };
  const newProcess = () => {
    const shared = {
      ledger: { current: () => ({ state }), send },
      ...{ providers, requestedLooks: new Set<string>(), log: { warn: () => undefined } },
    };
    const run = advancePayments({
      ...shared,
      paymentPage: (id) => `${publicUrl}/payment/${id}`,
      newId: () => `c0000000-0000-4000-8000-${String(ids++).padStart(12, '0')}`,
      clock: () => now,
    });
    return { run, note: notePaymentNews(shared) };
  };
  let process = newProcess();
  const later = (minutes: number): void => {
    now = new Date(Date.parse(now) + minutes * 60_000).toISOString();
  };
  return {
    send,
    later,
    /** The next run of the job, `minutes` later. */
    run: async (minutes = 0.1) => {
      later(minutes);
      await process.run();
    },
    note: (news: PaymentNews) => process.note(news),
    restart: () => {
      process = newProcess();
    },
    /** The process dies before it has written the next `count` events. */
    kill: (count: number) => {
      failing = count;
    },
    page: () => state.courts.held[0]?.intent?.redirectUrl ?? '',
    types: () => events.map(({ type }) => type),
    last: () => events.at(-1),
  };
};

const settings = clubWith({ paymentMethods });
let first = 1000;

type Order = Options & Readonly<{ method: OnlineMethod; evening: ReturnType<typeof block> }>;

/** An order of Anna's that waits for its payment. Each with ids of its own, because a simulator knows the keys of all specs. */
export const orderedPayment = async ({ method, evening, ...options }: Order) => {
  const own = clubWithPayments(options);
  const orderOf = async (hour: Order['evening']): Promise<number> => {
    const number = (first += 10);
    const { type, data } = book(anna, hour, { first: number, paymentMethod: method, settings });
    await own.send({ type, data: { ...data, collectable: onlineMethods } });
    return number;
  };
  return { ...own, number: await orderOf(evening), orderAnother: orderOf };
};
