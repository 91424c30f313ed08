import type { ErrorCode } from '@platzwart/contracts/catalogue';

type RefusalOptions = ErrorOptions & Readonly<{ retryAfterSeconds?: number | null; codes?: readonly ErrorCode[] }>;

/**
 * A call that is refused with a code of the catalogue. `fields` are the paths of the inputs at fault, e.g. `bookings.1`. A `cause`
 * is logged, never told; `retryAfterSeconds` is told, where waiting helps. `codes`: of each field, where they are not all the same.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  readonly codes: readonly ErrorCode[];
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, fields: readonly string[] = [], options: RefusalOptions = {}) {
    super(code, options);
    this.code = code;
    this.fields = fields;
    this.codes = options.codes ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
