import { setTimeout as pause } from 'node:timers/promises';
import { type Position, positionSchema } from '@platzwart/contracts/core';
import pg from 'pg';
import * as v from 'valibot';

/** What the projection-service says after each batch: these read models have changed, and are at `position` now. */
export type Notice = Readonly<{
  position: Position;
  changed: readonly string[];
  /** The stretch of the log that the batch was, and all read models that it has brought along, those without news too. */
  page: Readonly<{ from: Position | null; models: readonly string[] }> | null;
  /** Of the commands behind it, where somebody traces them (W3C trace context). */
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
  /** Somebody has signed out. */
  onSessionEnded: (sessionId: string) => void;
  /** A new connection listens: whatever was said before it, was not heard. */
  onListening: () => void;
  onTrouble: (error: Error) => void;
}>;

const retryMilliseconds = 250;
/** A line that dies without a word is found out by asking. */
const beatMilliseconds = 2000;

/** The one LISTEN connection of this process, for as long as it lives. Returns what ends it. */
export const listenForNotices = (options: NoticeOptions): (() => Promise<void>) => {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const again = (lost: pg.Client): void => {
    if (closed || lost !== client) return;
    client = undefined;
    retry = setTimeout(() => void connect(), retryMilliseconds);
  };
  /** For as long as there is an answer each time; rejects when there is none, or the connection has ended. */
  const keepAsking = async (listening: pg.Client): Promise<void> => {
    while (!closed && listening === client) {
      await pause(beatMilliseconds, undefined, { ref: false });
      await listening.query('select 1');
    }
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
      application_name: 'platzwart-gateway-listen',
    });
    client = fresh;
    fresh.on('error', (error) => {
      options.onTrouble(error);
      again(fresh);
    });
    fresh.on('end', () => again(fresh));
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
      await keepAsking(fresh);
    } catch (error) {
      if (!closed) options.onTrouble(error instanceof Error ? error : new Error(String(error)));
      again(fresh);
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
