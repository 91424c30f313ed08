import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  BookingTable_bookings$data,
  BookingTable_bookings$key,
} from '../../../__generated__/BookingTable_bookings.graphql.ts';
import type { BookingTable_courts$key } from '../../../__generated__/BookingTable_courts.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { AdminTable, type Column } from '../../../ui/material/admin/AdminTable.tsx';
import { BookingStateChip } from '../BookingStateChip.tsx';
import { CategoryMark } from '../CategoryMark.tsx';
import type { AskedBookings } from './askedBookings.ts';
import type { BookingSort } from './bookingFilter.ts';
import type { FilterChange } from './useBookingFilter.ts';

const Category = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(2),
  alignItems: 'center',
}));
const Open = styled(Button)(({ theme }) => ({
  '&&': { minHeight: 32, padding: theme.spacing(0.5, 1), marginLeft: theme.spacing(-1), textAlign: 'left' },
  '@media print': { '&&': { display: 'inline', padding: 0, color: '#000' } },
}));

type Booking = BookingTable_bookings$data[number];

/** Whose booking it is, or what it is called. */
export const whoOf = ({ user, title }: Pick<Booking, 'user' | 'title'>): string =>
  title ?? (user ? `${user.firstName} ${user.lastName}` : '');

type BookingTableProps = {
  bookings: BookingTable_bookings$key;
  courts: BookingTable_courts$key;
  asked: AskedBookings;
  onChange: (change: FilterChange) => void;
  onOpen: (id: string) => void;
};

const useSortable = ({ asked, onChange }: Pick<BookingTableProps, 'asked' | 'onChange'>) => {
  const orderOf = (sort: BookingSort) => {
    if (asked.sort !== sort) return 'none';
    return asked.descending ? 'descending' : 'ascending';
  };
  return (label: string, sort: BookingSort): Column => ({
    label,
    sort: {
      order: orderOf(sort),
      onSort: () => onChange((latest) => ({ sort, descending: latest.sort === sort && !latest.descending })),
    },
  });
};

const useColumns = (props: Pick<BookingTableProps, 'asked' | 'onChange'>): readonly Column[] => {
  const { t } = useTranslation('bookingAdmin');
  const sortable = useSortable(props);
  return [
    sortable(
      t(($) => $.columns.date),
      'DATE',
    ),
    { label: t(($) => $.columns.time) },
    sortable(
      t(($) => $.columns.court),
      'COURT',
    ),
    sortable(
      t(($) => $.columns.category),
      'CATEGORY',
    ),
    sortable(
      t(($) => $.columns.who),
      'PERSON',
    ),
    sortable(
      t(($) => $.columns.price),
      'PRICE',
    ),
    { label: t(($) => $.columns.payment) },
    { label: t(($) => $.columns.state) },
  ];
};

/** One page of bookings; the name opens the details. */
export const BookingTable = ({ bookings: key, courts: courtsKey, ...props }: BookingTableProps) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { cents, date, timeRange } = useFormat();
  const columns = useColumns(props);
  const courtName = useCourtName();
  const bookings = useFragment(
    graphql`
      fragment BookingTable_bookings on Booking @relay(plural: true) {
        id
        _id
        category
        title
        sport
        court
        date
        start
        end
        price
        paymentState
        ...BookingStateChip_booking
        user {
          firstName
          lastName
        }
      }
    `,
    key,
  );
  useFragment(
    graphql`
      fragment BookingTable_courts on Query {
        ...useCourtName_courts
      }
    `,
    courtsKey,
  );
  return (
    <AdminTable
      label={t(($) => $.views.list)}
      columns={columns}
      rows={bookings.map((booking) => ({
        key: booking.id,
        cells: [
          date(booking.date),
          timeRange(booking.start, booking.end),
          courtName(booking),
          <Category>
            <CategoryMark category={booking.category} />
            {t(($) => $.categories[booking.category], { ns: 'courtPlan' })}
          </Category>,
          <Open variant="quiet" onClick={() => props.onOpen(booking._id)}>
            {whoOf(booking) || t(($) => $.details.nobody)}
          </Open>,
          booking.price == null ? null : cents(booking.price),
          booking.paymentState == null ? null : t(($) => $.payment[booking.paymentState ?? 'NONE']),
          <BookingStateChip booking={booking} />,
        ],
      }))}
    />
  );
};
