import type { ErrorCode } from './errorCode.ts';

/** What a call that did not succeed throws: the catalogue code, and the inputs at fault where the server names them. */
export class ServerRefusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly string[];

  constructor(code: ErrorCode, fields: readonly string[] = []) {
    super(code);
    this.name = 'ServerRefusal';
    this.code = code;
    this.fields = fields;
  }
}

/** The code behind anything that was thrown; a bug of ours counts as a fault of the server. */
export const codeOf = (error: unknown): ErrorCode => (error instanceof ServerRefusal ? error.code : 'ERR_SERVER');
