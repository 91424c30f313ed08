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
import { Link } from '../../../ui/buttons/Link.tsx';
import { Unbroken } from '../../../ui/layout/Unbroken.tsx';
import { AdminTable, type Column } from '../../../ui/material/admin/AdminTable.tsx';
import { BookingStateChip } from '../BookingStateChip.tsx';
import { CategoryMark } from '../CategoryMark.tsx';
import type { AskedBookings } from './askedBookings.ts';
import type { BookingSort } from './bookingFilter.ts';
import { useBookingPrice } from '../useBookingPrice.ts';
import { EditLink } from './EditLink.tsx';
import type { FilterChange } from './useBookingFilter.ts';

const Category = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(2),
  alignItems: 'center',
}));
const Who = styled(Link)({ fontWeight: 600 });
/** Nine columns fit beside the menu of a laptop. */
const Dense = styled('div')(({ theme }) => ({ '&& :is(th, td)': { paddingInline: theme.spacing(2) } }));

type Booking = BookingTable_bookings$data[number];

/** Whose booking it is, or what it is called. */
const whoOf = ({ user, title }: Pick<Booking, 'user' | 'title'>): string =>
  title ?? (user ? `${user.firstName} ${user.lastName}` : '');

type BookingTableProps = {
  bookings: BookingTable_bookings$key;
  courts: BookingTable_courts$key;
  asked: AskedBookings;
  onChange: (change: FilterChange) => void;
  /** The address of the details of a booking. */
  linkTo: (id: string) => string;
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
    { label: t(($) => $.columns.time), isNarrow: true },
    {
      ...sortable(
        t(($) => $.columns.court),
        'COURT',
      ),
      isNarrow: true,
    },
    sortable(
      t(($) => $.columns.category),
      'CATEGORY',
    ),
    sortable(
      t(($) => $.columns.who),
      'PERSON',
    ),
    {
      ...sortable(
        t(($) => $.columns.price),
        'PRICE',
      ),
      isNarrow: true,
    },
    { label: t(($) => $.columns.payment), isNarrow: true },
    { label: t(($) => $.columns.state) },
    { label: t(($) => $.edit.action), isSilent: true },
  ];
};

/** One page of bookings; the name opens the details. */
export const BookingTable = ({ bookings: key, courts: courtsKey, ...props }: BookingTableProps) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { date } = useFormat();
  const priceText = useBookingPrice();
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
        duration
        price
        paymentMethod
        paymentState
        ...BookingStateChip_booking
        ...EditLink_booking
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
    <Dense>
      <AdminTable
        label={t(($) => $.views.list)}
        columns={columns}
        rows={bookings.map((booking) => ({
          key: booking.id,
          cells: [
            date(booking.date, 'dayInColumn'),
            <Unbroken>{`${booking.start}–${booking.end}`}</Unbroken>,
            courtName(booking),
            <Category>
              <CategoryMark category={booking.category} />
              {t(($) => $.categories[booking.category], { ns: 'courtPlan' })}
            </Category>,
            <Who to={props.linkTo(booking._id)}>{whoOf(booking) || t(($) => $.details.nobody)}</Who>,
            priceText(booking),
            booking.paymentState == null ? null : t(($) => $.payment[booking.paymentState ?? 'NONE']),
            <BookingStateChip booking={booking} />,
            <EditLink booking={booking} />,
          ],
        }))}
      />
    </Dense>
  );
};
