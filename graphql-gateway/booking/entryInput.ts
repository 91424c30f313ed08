import {
  type BookAsAdmin,
  type ChangeBooking,
  bookAsAdminSchema,
  changeBookingSchema,
} from '@platzwart/contracts/booking';
import { localIdOf } from '../core/globalId.ts';
import { parseInput } from '../core/parseInput.ts';
import { Refusal } from '../core/refusal.ts';
import type { FieldName } from '../core/renameRefusalFields.ts';

const unnamed = {
  ...{ userID: null, title: null, price: null, withVoucher: false, remark: null, reason: null },
  ...{ repetition: null, startdate: null, enddate: null, lastDays: false, onConflict: 'ABORT', choices: [] },
} as const;

type Given = Readonly<Record<string, unknown>> &
  Readonly<{
    _id?: string | null | undefined;
    court: number;
    courts?: readonly number[] | null | undefined;
    withVoucher?: boolean | null | undefined;
  }>;
type Choice = Readonly<Record<string, unknown>>;

const withOtherCourt = (choices: unknown): unknown =>
  Array.isArray(choices) ? choices.map((choice: Choice) => ({ otherCourt: null, ...choice })) : choices;

/** The command's input for the API's `AdminBookingInput`; refuses with ERR_INVALID_INPUT and the names of the command. */
export const parseEntry = ({ _id, court, courts, ...rest }: Given): BookAsAdmin['data'] => {
  if (_id !== null && _id !== undefined) throw new Refusal('ERR_INVALID_INPUT', ['_id']);
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null && value !== undefined));
  const entry = { ...unnamed, ...given, courts: courts ?? [court] };
  return parseInput(bookAsAdminSchema, { ...entry, choices: withOtherCourt(entry.choices) });
};

const unchanged = {
  ...{ scope: null, repetition: null, startdate: null, enddate: null, includeChanged: false },
  ...{ onConflict: 'ABORT', choices: [], reason: null },
} as const;
/** Null removes these; where they are missing they stay. */
const removable: readonly string[] = ['userID', 'title', 'price', 'remark'];

/**
 * The same for a change. Refuses with ERR_INVALID_INPUT, also where `courts` names others than `court`, and with ERR_VOUCHER_NOT_USABLE
 * (`withVoucher`: how it is paid does not change).
 */
export const parseChange = ({ _id, court, courts, withVoucher, ...rest }: Given): ChangeBooking['data'] => {
  if (!_id) throw new Refusal('ERR_INVALID_INPUT', ['_id']);
  if (withVoucher) throw new Refusal('ERR_VOUCHER_NOT_USABLE', ['withVoucher']);
  if (courts && courts.some((each) => each !== court)) throw new Refusal('ERR_INVALID_INPUT', ['courts']);
  const isSaid = ([name, value]: [string, unknown]): boolean =>
    value !== undefined && (value !== null || removable.includes(name));
  const given = { ...unchanged, ...Object.fromEntries(Object.entries(rest).filter(isSaid)), court };
  const bookingId = localIdOf('Booking', _id);
  return parseInput(changeBookingSchema, { ...given, bookingId, choices: withOtherCourt(given.choices) });
};

/** The names of a command's inputs in `AdminBookingInput`. */
export const changeName: FieldName = (field) => entryName(field === 'id' || field === 'bookingId' ? '_id' : field);

/** The API's input has one court or several, the command a list. A block of the command is no input of its own. */
export function entryName(field: string): string | null {
  if (field.startsWith('bookings.')) return null;
  return `booking.${field.replace(/^courts\.0$/, 'court')}`;
}
