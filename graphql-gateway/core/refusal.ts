import type { ErrorCode } from '@platzwart/contracts/catalogue';

/** A call that is refused with a code of the catalogue. `fields` are the paths of the inputs at fault, e.g. `bookings.1`. A `cause` is logged, never told. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: readonly string[];

  constructor(code: ErrorCode, fields: readonly string[] = [], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.fields = fields;
  }
}
