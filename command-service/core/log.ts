import type { Logger } from 'pino';

/** Where a service says what happened to it. Ids and codes only: never a name, an address or a password. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;
