import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { withAddress } from './address/calendarAddress.ts';
import { useCalendarAddress } from './address/useCalendarAddress.ts';
import { BookingForm } from './entry/BookingForm.tsx';
import { firstEntry } from './entry/bookingEntry.ts';
import { useEntryDone } from './entry/useEntryDone.ts';
import { useCalendarSetup } from './useCalendarSetup.ts';

const Narrow = styled('div')({ maxWidth: 560 });

const KnownForm = ({ plan }: { plan: SportPlan }) => {
  const { date: today, minute } = useClubClock();
  const navigate = useNavigate();
  const { address, go } = useCalendarAddress(today);
  const [first] = useState(() => firstEntry(plan.sport, address.date === today ? minute : 0));
  const entry = address.entry ?? first;
  const onBooked = useEntryDone();
  return (
    <Narrow>
      <BookingForm
        plan={plan}
        date={address.date}
        entry={entry}
        onMove={(change) => go({ entry, ...change })}
        onBooked={(...booked) => {
          onBooked(...booked);
          const day = withAddress(new URLSearchParams(), { ...address, view: 'day', entry: null }, today);
          void navigate(`/dashboard/booking/${plan.sport.sport}?${day}`);
        }}
      />
    </Narrow>
  );
};

const FormOfSport = ({ sport }: { sport: string }) => {
  const { t } = useTranslation('bookingAdmin');
  const plan = useCalendarSetup().find((each) => each.sport.sport === sport);
  return plan ? (
    <KnownForm plan={plan} />
  ) : (
    <EmptyList title={t(($) => $.unknown.title)} text={t(($) => $.unknown.text)} />
  );
};

/** The form for a new booking as a page of its own; its address may fill in day, time and courts. */
export const NewBookingPage = () => {
  const { t } = useTranslation('bookingAdmin');
  const sport = (useParams()['sport'] ?? '').toUpperCase();
  return (
    <Page title={t(($) => $.entry.title)}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <FormOfSport sport={sport} />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
