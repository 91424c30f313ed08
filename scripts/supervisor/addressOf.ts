import type { Configuration } from './config.ts';

/** Where a browser on this machine finds the house. */
export const addressOf = ({ HOST, PORT }: Configuration): string =>
  `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`;
