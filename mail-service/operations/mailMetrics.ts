import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { PostFigures } from '../core/figures.ts';
import type { Following } from '../core/followLog.ts';
import type { Sending } from '../core/sender.ts';

export type MailMetrics = Readonly<{
  registry: Registry;
  onRead: NonNullable<Following['onRead']>;
  onTried: NonNullable<Sending['onTried']>;
  /** Looked at whenever somebody asks for the numbers. */
  watch: (readFigures: () => Promise<PostFigures>, isLeading: () => boolean) => void;
}>;

const counted = (registers: Registry[]): Pick<MailMetrics, 'onRead' | 'onTried'> => {
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const events = counter('platzwart_mail_events_total', 'Events of the log that were read.');
  const letters = counter('platzwart_mail_letters_total', 'Letters that those events called for.');
  const tries = counter(
    'platzwart_mail_tries_total',
    'Tries to send a letter, by its kind and what came of it (sent, later, refused, pointless).',
    ...(['kind', 'outcome'] as const),
  );
  return {
    onRead: (page) => {
      events.inc(page.events);
      letters.inc(page.letters);
    },
    onTried: (outcome, kind) => tries.inc({ kind, outcome }),
  };
};

const watched =
  (registers: Registry[]): MailMetrics['watch'] =>
  (readFigures, isLeading) => {
    const gauge = (name: string, help: string, of: (figures: PostFigures) => number): void => {
      // Nothing where there is no answer.
      const collect = () =>
        readFigures().then(
          (figures) => made.set(of(figures)),
          () => undefined,
        );
      const made: Gauge = new Gauge({ name, help, registers, collect });
    };
    gauge('platzwart_mail_waiting', 'Letters that wait to be sent.', ({ waiting }) => waiting);
    gauge('platzwart_mail_failed', 'Letters that were given up and not sent again since.', ({ failed }) => failed);
    gauge(
      'platzwart_mail_oldest_waiting_seconds',
      'How long the oldest of those that wait has been waiting; 0 where none does.',
      ({ oldestWaitingSeconds }) => oldestWaitingSeconds,
    );
    const leads: Gauge = new Gauge({
      name: 'platzwart_mail_leader',
      help: '1 where this process writes the letters, 0 where it stands by.',
      registers,
      collect: () => leads.set(isLeading() ? 1 : 0),
    });
  };

/** What this service counts, in Prometheus' form, with the numbers of the process. Labels name kinds of letters, nobody. */
export const openMailMetrics = (): MailMetrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, ...counted([registry]), watch: watched([registry]) };
};
