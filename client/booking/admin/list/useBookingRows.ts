import { useTranslation } from 'react-i18next';
import { eurosOf } from '../../../core/forms/typedNumbers.ts';
import { useLanguage } from '../../../core/texts/language.ts';
import type { ExportedBooking } from './fetchAllBookings.ts';

const columns = [
  'date',
  'start',
  'end',
  'court',
  'category',
  'number',
  'who',
  'price',
  'payment',
  'state',
  'remark',
] as const;

/** The rows of the exported table, with its head, in the language on screen; dates and times as ISO, so that they can be sorted. */
export const useBookingRows = () => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const language = useLanguage();
  const cellsOf = ({ user, paymentState, ...booking }: ExportedBooking): readonly string[] => [
    booking.date,
    booking.start,
    booking.end,
    String(booking.court),
    t(($) => $.categories[booking.category], { ns: 'courtPlan' }),
    user?.userID ?? '',
    booking.title ?? (user ? `${user.lastName}, ${user.firstName}` : ''),
    booking.price == null ? '' : eurosOf(booking.price, language),
    paymentState == null ? '' : t(($) => $.payment[paymentState]),
    t(($) => $.states[booking.state]),
    booking.remark ?? '',
  ];
  return (bookings: readonly ExportedBooking[]): readonly (readonly string[])[] => [
    columns.map((column) => t(($) => $.exportColumns[column])),
    ...bookings.map(cellsOf),
  ];
};
