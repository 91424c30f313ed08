import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { MailFigures } from '../core/mailFigures.ts';
import type { Following } from '../core/followLog.ts';
import type { Sending } from '../core/sender.ts';

export type MailMetrics = Readonly<{
  registry: Registry;
  onRead: NonNullable<Following['onRead']>;
  onAttempt: NonNullable<Sending['onAttempt']>;
  /** Read on every request for the metrics. */
  watch: (readFigures: () => Promise<MailFigures>, isLeading: () => boolean) => void;
}>;

const counted = (registers: Registry[]): Pick<MailMetrics, 'onRead' | 'onAttempt'> => {
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const events = counter('platzwart_mail_events_total', 'Events of the log that were read.');
  const mails = counter('platzwart_mail_letters_total', 'E-mails that those events triggered.');
  const tries = counter(
    'platzwart_mail_tries_total',
    'Attempts to send an e-mail, by kind and outcome (sent, later, refused, pointless).',
    ...(['kind', 'outcome'] as const),
  );
  return {
    onRead: (page) => {
      events.inc(page.events);
      mails.inc(page.mails);
    },
    onAttempt: (outcome, kind) => tries.inc({ kind, outcome }),
  };
};

const watched =
  (registers: Registry[]): MailMetrics['watch'] =>
  (readFigures, isLeading) => {
    const gauge = (name: string, help: string, of: (figures: MailFigures) => number): void => {
      // Without an answer the metric has no value.
      const collect = () =>
        readFigures().then(
          (figures) => made.set(of(figures)),
          () => undefined,
        );
      const made: Gauge = new Gauge({ name, help, registers, collect });
    };
    gauge('platzwart_mail_waiting', 'E-mails that wait to be sent.', ({ waiting }) => waiting);
    gauge(
      'platzwart_mail_failed',
      'E-mails that failed for good and were not sent again since.',
      ({ failed }) => failed,
    );
    gauge(
      'platzwart_mail_oldest_waiting_seconds',
      'Age of the oldest waiting e-mail; 0 where none waits.',
      ({ oldestWaitingSeconds }) => oldestWaitingSeconds,
    );
    const leads: Gauge = new Gauge({
      name: 'platzwart_mail_leader',
      help: '1 where this process sends the e-mails, 0 where it is on standby.',
      registers,
      collect: () => leads.set(isLeading() ? 1 : 0),
    });
  };

/** The metrics of this service in Prometheus' format, with those of the process. Labels name kinds of e-mails, never people. */
export const openMailMetrics = (): MailMetrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, ...counted([registry]), watch: watched([registry]) };
};
