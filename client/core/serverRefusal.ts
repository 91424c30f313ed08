import type { ErrorCode } from './errorCode.ts';
import { ChunkLoadFailure } from './loadChunk.ts';

/** What a call that did not succeed throws: the catalogue code, and the inputs at fault where the server names them. */
export class ServerRefusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  /** Seconds until it is worth trying again; null where that makes no difference. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, fields: readonly string[] = [], retryAfter: number | null = null) {
    super(code);
    this.name = 'ServerRefusal';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** The code behind anything that was thrown; a bug of ours counts as a fault of the server. */
export const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof ServerRefusal) return error.code;
  if (!(error instanceof ChunkLoadFailure)) return 'ERR_SERVER';
  return error.build === 'unreachable' ? 'ERR_NETWORK' : 'ERR_INITIAL';
};
