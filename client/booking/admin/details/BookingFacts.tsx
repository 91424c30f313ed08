import { Fragment, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  BookingFacts_booking$data,
  BookingFacts_booking$key,
} from '../../../__generated__/BookingFacts_booking.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx';
import { BookingStateChip } from '../BookingStateChip.tsx';
import { CategoryMark } from '../CategoryMark.tsx';
import { useBookingPrice } from '../useBookingPrice.ts';

const Category = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(2),
  alignItems: 'center',
}));

type Booking = BookingFacts_booking$data;
type Fact = Readonly<{ name: string; value: ReactNode }>;

const usePaymentText = () => {
  const { t } = useTranslation('bookingAdmin');
  const { cents } = useFormat();
  const priceText = useBookingPrice();
  return (booking: Booking): string => {
    const { guestFee, paymentState, paymentMethod } = booking;
    return [
      priceText(booking),
      guestFee == null || guestFee === 0 ? null : t(($) => $.details.guestFee, { fee: cents(guestFee) }),
      paymentState == null || paymentState === 'NONE' ? null : t(($) => $.payment[paymentState]),
      paymentMethod == null || paymentMethod === 'VOUCHER' ? null : t(($) => $.methods[paymentMethod]),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};

/** The way to the invoices of the person that are not paid yet. */
const InvoiceLink = ({ booking: { user, paymentState } }: { booking: Booking }) => {
  const { t } = useTranslation('bookingAdmin');
  if (paymentState !== 'INVOICED' || !user) return null;
  return <Link to={`/dashboard/invoice?q=${user.userID}&state=OPEN`}>{t(($) => $.details.toInvoice)}</Link>;
};

const useFacts = (booking: Booking): readonly Fact[] => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { date, duration, timeRange } = useFormat();
  const courtName = useCourtName();
  const paymentText = usePaymentText();
  const { user, title, remark, cancelReason, category } = booking;
  const names = (booking.players ?? []).flatMap(({ user: player, guestName }) => {
    if (guestName != null) return [t(($) => $.details.guest, { name: guestName })];
    return player ? [`${player.firstName} ${player.lastName} (${player.userID})`] : [];
  });
  const facts: readonly (Fact | false)[] = [
    {
      name: t(($) => $.columns.category),
      value: (
        <Category>
          <CategoryMark category={category} />
          {t(($) => $.categories[category], { ns: 'courtPlan' })}
        </Category>
      ),
    },
    Boolean(title) && { name: t(($) => $.details.name), value: title },
    user != null && {
      name: t(($) => $.details.person),
      value: (
        <Link to={`/dashboard/user/${user.userID}/edit`}>
          {user.firstName} {user.lastName} ({user.userID})
        </Link>
      ),
    },
    { name: t(($) => $.columns.court), value: courtName(booking) },
    { name: t(($) => $.columns.date), value: date(booking.date, 'long') },
    {
      name: t(($) => $.columns.time),
      value: `${timeRange(booking.start, booking.end)} (${duration(booking.duration)})`,
    },
    { name: t(($) => $.columns.price), value: paymentText(booking) },
    names.length > 0 && { name: t(($) => $.details.players), value: names.join(', ') },
    Boolean(remark) && { name: t(($) => $.details.remark), value: remark },
    {
      name: t(($) => $.columns.state),
      value: (
        <>
          <BookingStateChip booking={booking} /> <InvoiceLink booking={booking} />
        </>
      ),
    },
    Boolean(cancelReason) && { name: t(($) => $.details.reason), value: cancelReason },
  ];
  return facts.filter((fact) => fact !== false);
};

/** What the club knows about a booking. */
export const BookingFacts = ({ booking: key }: { booking: BookingFacts_booking$key }) => {
  const booking = useFragment(
    graphql`
      fragment BookingFacts_booking on Booking {
        category
        title
        sport
        court
        date
        start
        end
        duration
        price
        guestFee
        players {
          user {
            userID
            firstName
            lastName
          }
          guestName
        }
        paymentState
        paymentMethod
        remark
        cancelReason
        ...BookingStateChip_booking
        user {
          userID
          firstName
          lastName
        }
      }
    `,
    key,
  );
  return (
    <DescriptionList>
      {useFacts(booking).map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </DescriptionList>
  );
};
