import type { ErrorCode } from './errorCode.ts';
import { ChunkLoadFailure } from '../loading/loadChunk.ts';

type Details = Readonly<{
  /** Seconds until a retry makes sense; undefined where waiting makes no difference. */
  retryAfter?: number | undefined;
  /** Further attempts before a lock; undefined where they are not limited. */
  attemptsLeft?: number | undefined;
  /** The line of a file that cannot be read, from 1. */
  line?: number | undefined;
  /** Of the call in the server's log; only of server errors. */
  correlationId?: string | undefined;
}>;

/** Thrown by a call that did not succeed: the catalogue code, and the invalid inputs where the server names them. */
export class ServerRefusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  readonly details: Details;

  constructor(code: ErrorCode, fields: readonly string[] = [], details: Details = {}) {
    super(code);
    this.name = 'ServerRefusal';
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

const codeOfChunk = { gone: 'CLIENT_OUTDATED', served: 'ERR_INITIAL', unreachable: 'ERR_NETWORK' } as const;

/** The code of anything that was thrown; a bug of ours counts as a server error. */
export const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof ServerRefusal) return error.code;
  if (!(error instanceof ChunkLoadFailure)) return 'ERR_SERVER';
  return codeOfChunk[error.build];
};
