import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { CourtGrid } from '../../courtPlan/grid/CourtGrid.tsx';
import type { GridActions } from '../../courtPlan/grid/useGridActions.ts';
import { CourtList } from '../lazy/lazyComponents.ts';
import type { Booking } from '../useBooking.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import type { CellExplanation } from './usePlanActions.ts';

const Failure = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  marginBottom: theme.spacing(3),
  '& > :first-of-type': { flex: '1 1 20rem' },
}));

type PlanViewProps = {
  booking: Booking;
  view: 'grid' | 'list';
  only: BookingCategory | null;
  explanation: CellExplanation | null;
  actions: GridActions;
};

/** The last plan stays visible with its time; a failure is shown with a button to try again. */
const PlanFailure = ({ booking, isBusy }: { booking: Booking; isBusy: boolean }) => {
  const { t } = useTranslation('booking');
  const core = useTranslation('core');
  const format = useFormat();
  const errorText = useErrorText();
  const { requested, courtPlan } = booking;
  const what = isBusy
    ? t(($) => $.plan.failed, { date: format.date(requested.date) })
    : t(($) => $.plan.asOf, { time: format.clock(courtPlan.asOf) });
  return (
    <Failure>
      <NoticeBox kind="warning" role="alert">
        <strong>{what}</strong> {errorText(courtPlan.failure)}
      </NoticeBox>
      <Button variant="secondary" onClick={courtPlan.refresh}>
        {core.t(($) => $.retry)}
      </Button>
    </Failure>
  );
};

const isRequestedDay = (day: Booking['day'], { sport, date }: Booking['requested']): boolean =>
  day?.date === date && day.sport === sport;

/** The plan as grid or list; the previous day stays, dimmed, until the requested one has arrived. */
export const PlanView = ({ booking, view, only, explanation, actions }: PlanViewProps) => {
  const { day, requested, clock, courtPlan, marks } = booking;
  const isBusy = !isRequestedDay(day, requested);
  return (
    <>
      {courtPlan.failure !== null && <PlanFailure booking={booking} isBusy={isBusy} />}
      {!day && <PlanSkeleton />}
      {day && view === 'list' && (
        <Suspense fallback={<PlanSkeleton />}>
          <CourtList day={day} isBusy={isBusy} onActivate={actions.onActivate} />
        </Suspense>
      )}
      {day && view === 'grid' && (
        <CourtGrid
          day={day}
          clock={clock}
          marks={marks}
          only={only}
          density={booking.preferences.density ?? 'comfortable'}
          asked={booking.block}
          isBusy={isBusy}
          explanation={explanation}
          actions={actions}
        />
      )}
    </>
  );
};
