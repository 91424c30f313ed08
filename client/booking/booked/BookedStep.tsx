import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { mdiCalendarPlus } from '@mdi/js';
import styled from '@emotion/styled';
import type { BookedStep_bookings$key } from '../../__generated__/BookedStep_bookings.graphql.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import { TotalLine } from '../steps/TotalLine.tsx';
import { BookedCard } from './BookedCard.tsx';
import { useCalendarDownload } from './useCalendarDownload.ts';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 14rem' },
}));

type BookedStepProps = { bookings: BookedStep_bookings$key; setup: BookingSetup; onAgain: () => void };

/** The success page: what was booked, until when it can be cancelled, and the next steps (screens.md U25). */
export const BookedStep = ({ bookings, setup, onAgain }: BookedStepProps) => {
  const { t } = useTranslation('deferredBooking');
  const booked = useFragment(
    graphql`
      fragment BookedStep_bookings on Booking @relay(plural: true) {
        _id
        date
        duration
        price
        paymentMethod
        user {
          userID
        }
        ...BookedCard_booking
        ...useCalendarDownload_bookings
      }
    `,
    bookings,
  );
  const download = useCalendarDownload(booked, setup);
  const method = booked.find(
    ({ price, paymentMethod }) => (price ?? 0) > 0 || paymentMethod === 'VOUCHER',
  )?.paymentMethod;
  const child = setup.children.find(({ userID }) => booked.some(({ user }) => user?.userID === userID));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return (
    <StepFrame title={t(($) => $.booked.title, { count: booked.length })}>
      {child && <p>{t(($) => $.booked.for, { name: child.firstName })}</p>}
      <Cards>
        {booked.map((booking) => (
          <BookedCard key={booking._id} booking={booking} setup={setup} />
        ))}
      </Cards>
      <TotalLine
        duration={sum(booked.map(({ duration }) => duration))}
        price={sum(booked.map(({ price }) => price ?? 0))}
        days={booked.map(({ date }) => date)}
        vatSwitchDays={setup.vatSwitchDays}
      />
      {method && <p>{t(($) => $.booked.method, { method: t(($) => $.pay[method].name) })}</p>}
      <Actions>
        <Button variant="secondary" icon={<Icon path={mdiCalendarPlus} />} onClick={download}>
          {t(($) => $.booked.calendar)}
        </Button>
        <ButtonLink variant="secondary" to="/user/bookings">
          {t(($) => $.booked.mine)}
        </ButtonLink>
        <Button onClick={onAgain}>{t(($) => $.booked.again)}</Button>
      </Actions>
    </StepFrame>
  );
};
