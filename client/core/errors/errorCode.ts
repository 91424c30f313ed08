import { ownBookingErrorCodes } from '@platzwart/contracts/booking';
import { errorCodes as serverCodes, signInErrorCodes } from '@platzwart/contracts/catalogue';
import { coreErrorCodes } from '@platzwart/contracts/core';

/** The server's error codes, and ERR_NETWORK, which only the browser detects: no response came. */
export const errorCodes = [...serverCodes, 'ERR_NETWORK'] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** A code without a text in this build is shown as a server error (product.md §8). */
export const knownErrorCode = (code: string): ErrorCode => errorCodes.find((known) => known === code) ?? 'ERR_SERVER';

/** Errors that the first pages may show: these texts are loaded before anything is shown. */
const initialErrorCodes = [...coreErrorCodes, ...ownBookingErrorCodes, ...signInErrorCodes, 'ERR_NETWORK'] as const;
export type InitialErrorCode = (typeof initialErrorCodes)[number];
/** All others; their texts are loaded later. */
export type DeferredErrorCode = Exclude<ErrorCode, InitialErrorCode>;

const first: ReadonlySet<string> = new Set(initialErrorCodes);

export const isInitialErrorCode = (code: ErrorCode): code is InitialErrorCode => first.has(code);
