import type { ErrorCode } from '@platzwart/contracts/catalogue';

type RefusalOptions = ErrorOptions & Readonly<{ retryAfterSeconds?: number | null }>;

/**
 * A call that is refused with a code of the catalogue. `fields` are the paths of the inputs at fault, e.g. `bookings.1`. A `cause`
 * is logged, never told; `retryAfterSeconds` is told, where waiting helps.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, fields: readonly string[] = [], options: RefusalOptions = {}) {
    super(code, options);
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
