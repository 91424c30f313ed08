import { bookingErrorCodes } from '@platzwart/contracts/booking';
import { coreErrorCodes } from '@platzwart/contracts/core';
import { userErrorCodes } from '@platzwart/contracts/user';

/** The server's catalogue, and the one thing that only the browser can notice: that nobody answered. */
export const errorCodes = [...coreErrorCodes, ...bookingErrorCodes, ...userErrorCodes, 'ERR_NETWORK'] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** A code that this build has no text for is shown as a fault of the server (product.md §8). */
export const knownErrorCode = (code: string): ErrorCode => errorCodes.find((known) => known === code) ?? 'ERR_SERVER';
