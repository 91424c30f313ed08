import { type ErrorCode, errorCodes } from '@platzwart/contracts/catalogue';

const known: ReadonlySet<string> = new Set(errorCodes);

export const isErrorCode = (value: string): value is ErrorCode => known.has(value);
