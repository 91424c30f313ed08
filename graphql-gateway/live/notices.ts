import { setTimeout as pause } from 'node:timers/promises';
import { type Position, positionSchema } from '@platzwart/contracts/core';
import pg from 'pg';
import { applicationName } from '@platzwart/service-process/release';
import * as v from 'valibot';

/** The notice that the projection-service sends after each batch: these read models have changed and are at `position` now. */
export type Notice = Readonly<{
  position: Position;
  changed: readonly string[];
  /** The log positions of the batch, and all read models that it has moved, including those without changes. */
  page: Readonly<{ from: Position | null; models: readonly string[] }> | null;
  /** The trace of the commands behind it, where tracing is on (W3C trace context). */
  traces: readonly string[];
}>;

const pageSchema = v.object({ from: v.nullable(positionSchema), models: v.array(v.string()) });
const noticeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    position: positionSchema,
    changed: v.array(v.string()),
    page: v.optional(v.nullable(pageSchema), null),
    traces: v.optional(v.array(v.string()), []),
  }),
);

export type NoticeOptions = Readonly<{
  url: string;
  onNotice: (notice: Notice) => void;
  /** A session was ended by signing out. */
  onSessionEnded: (sessionId: string) => void;
  /** A new connection listens: notices sent before it may have been lost. */
  onListening: () => void;
  onError: (error: Error) => void;
}>;

const retryMilliseconds = 250;
/** Queries the connection regularly, to detect one that was lost without an error. */
const probeIntervalMilliseconds = 2000;

/** The one LISTEN connection of this process, kept open until stopped. Returns the function that stops it. */
export const listenForNotices = (options: NoticeOptions): (() => Promise<void>) => {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const reconnect = (lost: pg.Client): void => {
    if (closed || lost !== client) return;
    client = undefined;
    retry = setTimeout(() => void connect(), retryMilliseconds);
  };
  /** Runs for as long as each query is answered; rejects when one is not, or the connection has ended. */
  const probe = async (listening: pg.Client): Promise<void> => {
    while (!closed && listening === client) {
      await pause(probeIntervalMilliseconds, undefined, { ref: false });
      await listening.query('select 1');
    }
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
      application_name: applicationName('platzwart-gateway-listen'),
    });
    client = fresh;
    fresh.on('error', (error) => {
      options.onError(error);
      reconnect(fresh);
    });
    fresh.on('end', () => reconnect(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'ended_sessions') {
        options.onSessionEnded(payload);
        return;
      }
      const notice = v.safeParse(noticeSchema, payload);
      if (notice.success) options.onNotice(notice.output);
    });
    try {
      await fresh.connect();
      await fresh.query('listen read_models; listen ended_sessions');
      options.onListening();
      await probe(fresh);
    } catch (error) {
      if (!closed) options.onError(error instanceof Error ? error : new Error(String(error)));
      reconnect(fresh);
      await fresh.end().catch(() => undefined);
    }
  };
  void connect();

  return async () => {
    closed = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
};
