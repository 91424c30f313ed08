import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { HistoryButton } from '../../core/history/HistoryButton.tsx';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { withAddress } from './address/calendarAddress.ts';
import { BookingToChange } from './change/BookingToChange.tsx';
import { EditForm } from './edit/EditForm.tsx';
import { useCalendarSetup } from './useCalendarSetup.ts';

const Narrow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'start',
  maxWidth: 560,
  '& > form, & > div': { width: '100%' },
}));

const FormOfBooking = ({ sport, id }: { sport: string; id: string }) => {
  const { t } = useTranslation('bookingAdmin');
  const { date: today } = useClubClock();
  const navigate = useNavigate();
  const bookingText = useBookingText();
  const plan = useCalendarSetup().find((each) => each.sport.sport === sport);
  if (!plan) return <EmptyList title={t(($) => $.unknown.title)} text={t(($) => $.unknown.text)} />;
  return (
    <Narrow>
      <BookingToChange id={id} hasAddableDates>
        {(latest) => (
          <>
            <HistoryButton subjectId={latest._id} subject={bookingText(latest)} />
            <EditForm
              plan={plan}
              latest={latest}
              onDone={(date) => {
                const day = withAddress(new URLSearchParams(), { view: 'day', date, booking: id, entry: null }, today);
                void navigate(`/dashboard/booking/${sport}?${day}`);
              }}
            />
          </>
        )}
      </BookingToChange>
    </Narrow>
  );
};

/** The form of a booking that exists, as a page of its own. */
export const EditBookingPage = () => {
  const { t } = useTranslation('bookingAdmin');
  const { sport = '', id = '' } = useParams();
  return (
    <Page title={t(($) => $.edit.title)}>
      <RetryBoundary key={id}>
        <Suspense fallback={<ListSkeleton />}>
          <FormOfBooking key={id} sport={sport.toUpperCase()} id={id} />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
