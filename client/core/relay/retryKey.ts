import { createContext, use } from 'react';

export const RetryKeyContext = createContext(0);

/**
 * Counts every "try again" of the page's error boundary. Pass it to a query as `fetchKey`: Relay caches a failed answer
 * for as long as the key stays the same.
 */
export const useRetryKey = (): number => use(RetryKeyContext);
