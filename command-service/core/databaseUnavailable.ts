import { StoreUnavailable } from '@platzwart/event-store';
import { isConnectionFailure } from '@platzwart/service-process/connection-failure';

/** Whether a failure means that a database is unreachable, rather than that the query was wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailable || isConnectionFailure(error);
