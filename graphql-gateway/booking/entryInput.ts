import { type BookAsAdmin, bookAsAdminSchema } from '@platzwart/contracts/booking';
import { parseInput } from '../core/inputs.ts';
import type { FieldName } from '../core/renameRefusalFields.ts';

const unnamed = {
  ...{ userID: null, title: null, price: null, withVoucher: false, remark: null, reason: null },
  ...{ repetition: null, startdate: null, enddate: null, onConflict: 'ABORT', choices: [] },
} as const;

type Given = Readonly<Record<string, unknown>> &
  Readonly<{ court: number; courts?: readonly number[] | null | undefined }>;
type Choice = Readonly<Record<string, unknown>>;

const withOtherCourt = (choices: unknown): unknown =>
  Array.isArray(choices) ? choices.map((choice: Choice) => ({ otherCourt: null, ...choice })) : choices;

/** The command's input for the API's `AdminBookingInput`; refuses with ERR_INVALID_INPUT and the names of the command. */
export const parseEntry = ({ court, courts, ...rest }: Given): BookAsAdmin['data'] => {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null && value !== undefined));
  const entry = { ...unnamed, ...given, courts: courts ?? [court] };
  return parseInput(bookAsAdminSchema, { ...entry, choices: withOtherCourt(entry.choices) });
};

/** The API's input has one court or several, the command a list. A block of the command is no input of its own. */
export const entryName: FieldName = (field) => {
  if (field.startsWith('bookings.')) return null;
  return `booking.${field.replace(/^courts\.0$/, 'court')}`;
};
