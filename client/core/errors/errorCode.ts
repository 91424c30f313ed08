import { ownBookingErrorCodes } from '@platzwart/contracts/booking';
import type { ErrorCode as ServerErrorCode } from '@platzwart/contracts/catalogue';
import { coreErrorCodes } from '@platzwart/contracts/core';
import { signInErrorCodes } from '@platzwart/contracts/sign-in-error-codes';

/** The server's error codes, and ERR_NETWORK, which only the browser detects: no response came. */
export type ErrorCode = ServerErrorCode | 'ERR_NETWORK';

/** By its form, because the list of all codes is too long for the first load. */
const isErrorCode = (code: string): code is ErrorCode => /^(?:ERR_[A-Z_]+|LOGIN_REQUIRED|CLIENT_OUTDATED)$/.test(code);

/** A code without a text in this build is shown as a server error (product.md §8): see `useErrorText`. */
export const knownErrorCode = (code: string): ErrorCode => (isErrorCode(code) ? code : 'ERR_SERVER');

/** Errors that the first pages may show: these texts are loaded before anything is shown. */
const initialErrorCodes = [...coreErrorCodes, ...ownBookingErrorCodes, ...signInErrorCodes, 'ERR_NETWORK'] as const;
export type InitialErrorCode = (typeof initialErrorCodes)[number];
/** All others; their texts are loaded later. */
export type DeferredErrorCode = Exclude<ErrorCode, InitialErrorCode>;

const first: ReadonlySet<string> = new Set(initialErrorCodes);

export const isInitialErrorCode = (code: ErrorCode): code is InitialErrorCode => first.has(code);
