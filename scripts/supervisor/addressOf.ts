import type { Configuration } from './config.ts';

/** The address of the instance for a browser on this machine. */
export const addressOf = ({ HOST, PORT }: Configuration): string =>
  `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`;
