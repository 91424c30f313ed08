import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { mdiCalendarPlus } from '@mdi/js';
import styled from '@emotion/styled';
import type { BookedStep_bookings$key } from '../../__generated__/BookedStep_bookings.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
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

type BookedStepProps = { bookings: BookedStep_bookings$key; setup: BookingSetup; onAgain: () => void };

/** It is done: what was booked, until when it can be cancelled, and where it goes from here (reference: ux.md U25). */
export const BookedStep = ({ bookings, setup, onAgain }: BookedStepProps) => {
  const { t } = useTranslation('booking');
  const booked = useFragment(
    graphql`
      fragment BookedStep_bookings on Booking @relay(plural: true) {
        _id
        duration
        price
        paymentMethod
        ...BookedCard_booking
        ...useCalendarDownload_bookings
      }
    `,
    bookings,
  );
  const download = useCalendarDownload(booked, setup);
  const method = booked.find(({ price }) => (price ?? 0) > 0)?.paymentMethod;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return (
    <StepFrame
      title={t(($) => $.booked.title, { count: booked.length })}
      actions={
        <>
          <Button look="secondary" icon={<Icon path={mdiCalendarPlus} />} onClick={download}>
            {t(($) => $.booked.calendar)}
          </Button>
          <ButtonLink look="secondary" to="/user/bookings">
            {t(($) => $.booked.mine)}
          </ButtonLink>
          <Button onClick={onAgain}>{t(($) => $.booked.again)}</Button>
        </>
      }
    >
      <Cards>
        {booked.map((booking) => (
          <BookedCard key={booking._id} booking={booking} setup={setup} />
        ))}
      </Cards>
      <TotalLine
        duration={sum(booked.map(({ duration }) => duration))}
        price={sum(booked.map(({ price }) => price ?? 0))}
      />
      {method && <p>{t(($) => $.booked.method, { method: t(($) => $.pay[method].name) })}</p>}
    </StepFrame>
  );
};
