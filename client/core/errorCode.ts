import { ownBookingErrorCodes } from '@platzwart/contracts/booking';
import { errorCodes as serverCodes, signInErrorCodes } from '@platzwart/contracts/catalogue';
import { coreErrorCodes } from '@platzwart/contracts/core';

/** The server's catalogue, and the one thing that only the browser can notice: that nobody answered. */
export const errorCodes = [...serverCodes, 'ERR_NETWORK'] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** A code that this build has no text for is shown as a fault of the server (product.md §8). */
export const knownErrorCode = (code: string): ErrorCode => errorCodes.find((known) => known === code) ?? 'ERR_SERVER';

/** What the pages that one begins with may be refused with: these texts are there before anything is shown. */
const firstErrorCodes = [...coreErrorCodes, ...ownBookingErrorCodes, ...signInErrorCodes, 'ERR_NETWORK'] as const;
export type FirstErrorCode = (typeof firstErrorCodes)[number];
/** All others; their texts come a little later. */
export type LaterErrorCode = Exclude<ErrorCode, FirstErrorCode>;

const first: ReadonlySet<string> = new Set(firstErrorCodes);

export const isFirstErrorCode = (code: ErrorCode): code is FirstErrorCode => first.has(code);
