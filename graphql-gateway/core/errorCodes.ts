import { bookingErrorCodes } from '@platzwart/contracts/booking';
import { coreErrorCodes } from '@platzwart/contracts/core';
import { userErrorCodes } from '@platzwart/contracts/user';

/** The error catalogue: nothing else ever stands in `errors[].message` (decisions.md C1, C2). */
export const errorCodes = [...coreErrorCodes, ...bookingErrorCodes, ...userErrorCodes] as const;
export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);

export const isErrorCode = (value: string): value is ErrorCode => known.has(value);
