import { Suspense, useMemo } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useNotify } from '../../../core/notices.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { useCourtPlan } from '../../data/useCourtPlan.ts';
import { useCalendarSetup } from '../useCalendarSetup.ts';
import { CloseCourtsForm } from './CloseCourtsForm.tsx';
import { ClosuresNow } from './ClosuresNow.tsx';
import { closuresOf } from './closuresOfToday.ts';
import { useUndoClosure } from './useUndoClosure.ts';

const Narrow = styled('div')({ maxWidth: 680 });

const KnownSport = ({ plan }: { plan: SportPlan }) => {
  const { t } = useTranslation('bookingAdmin');
  const { sport } = plan.sport;
  const clock = useClubClock();
  const navigate = useNavigate();
  const notify = useNotify();
  const { bookings } = useCourtPlan(useMemo(() => ({ sport, date: clock.date }), [sport, clock.date]));
  const { undo } = useUndoClosure();
  const onClosed = (text: string, closures: readonly string[]) => {
    const action = { label: t(($) => $.change.undo), onSelect: () => undo(closures) };
    notify({ kind: 'success', text, ...(closures.length > 0 && { action }) });
    void navigate(`/dashboard/booking/${sport}`);
  };
  return (
    <Narrow>
      <ClosuresNow closures={closuresOf(bookings, clock.minute)} courts={plan.sport.courts} />
      <CloseCourtsForm plan={plan} clock={clock} bookings={bookings} onClosed={onClosed} />
    </Narrow>
  );
};

const OfSport = ({ sport }: { sport: string }) => {
  const { t } = useTranslation('bookingAdmin');
  const plan = useCalendarSetup().find((each) => each.sport.sport === sport);
  return plan ? (
    <KnownSport plan={plan} />
  ) : (
    <EmptyList title={t(($) => $.unknown.title)} text={t(($) => $.unknown.text)} />
  );
};

/** Closes the courts of a sport from now on, e.g. because of rain, and opens them again (decisions.md B14, N18). */
export const CloseCourtsPage = () => {
  const { t } = useTranslation('bookingAdmin');
  const sport = (useParams()['sport'] ?? '').toUpperCase();
  return (
    <Page
      title={t(($) => $.closure.title)}
      back={<BackLink to={`/dashboard/booking/${sport}`}>{t(($) => $.closure.back)}</BackLink>}
    >
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <OfSport sport={sport} />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
