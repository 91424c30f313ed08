import type { Logger } from 'pino';

/** The log of a service. Ids and codes only: never a name, an address or a password. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;
