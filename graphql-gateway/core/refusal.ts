import type { ErrorCode } from '@platzwart/contracts/catalogue';

type RefusalOptions = ErrorOptions &
  Readonly<{
    retryAfterSeconds?: number | null;
    attemptsLeft?: number | null;
    line?: number | null;
    codes?: readonly ErrorCode[];
    status?: number;
  }>;

/** Fields that a refusal names, and characters of each: the answer to a long request that is wrong everywhere is short. */
const maxFields = 100;
const maxFieldLength = 200;

/**
 * A call that is refused with a code of the catalogue. `fields` are the paths of the invalid inputs, e.g. `bookings.1`, the first hundred. A `cause`
 * is logged, never sent; `retryAfterSeconds` is sent where waiting helps, `attemptsLeft` where further attempts are limited. `line`: of the file at fault, from 1. `codes`: one per field, where they differ. `status`: of the
 * HTTP response, where it is not the one of every GraphQL response.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  readonly codes: readonly ErrorCode[];
  readonly retryAfterSeconds: number | null;
  readonly attemptsLeft: number | null;
  readonly line: number | null;
  readonly status: number;

  constructor(code: ErrorCode, fields: readonly string[] = [], options: RefusalOptions = {}) {
    super(code, options);
    this.code = code;
    this.fields = fields.slice(0, maxFields).map((field) => field.slice(0, maxFieldLength));
    this.codes = (options.codes ?? []).slice(0, maxFields);
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.attemptsLeft = options.attemptsLeft ?? null;
    this.line = options.line ?? null;
    this.status = options.status ?? 200;
  }
}
