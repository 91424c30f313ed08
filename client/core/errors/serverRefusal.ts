import type { ErrorCode } from './errorCode.ts';
import { ChunkLoadFailure } from '../loading/loadChunk.ts';

/** Thrown by a call that did not succeed: the catalogue code, and the invalid inputs where the server names them. */
export class ServerRefusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  /** Seconds until a retry makes sense; null where waiting makes no difference. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, fields: readonly string[] = [], retryAfter: number | null = null) {
    super(code);
    this.name = 'ServerRefusal';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** The code of anything that was thrown; a bug of ours counts as a server error. */
export const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof ServerRefusal) return error.code;
  if (!(error instanceof ChunkLoadFailure)) return 'ERR_SERVER';
  return error.build === 'unreachable' ? 'ERR_NETWORK' : 'ERR_INITIAL';
};
