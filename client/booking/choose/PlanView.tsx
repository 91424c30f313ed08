import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { useErrorText } from '../../core/useErrorText.ts';
import { useFormat } from '../../core/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { CourtGrid } from '../grid/CourtGrid.tsx';
import type { GridActions } from '../grid/useGridActions.ts';
import { CourtList } from '../late/lateBooking.ts';
import type { Booking } from '../useBooking.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import type { Why } from './usePlanActions.ts';

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
  why: Why | null;
  actions: GridActions;
};

/** The last plan stays readable with its time; what failed is said with a way to try again. */
const PlanFailure = ({ booking, isBusy }: { booking: Booking; isBusy: boolean }) => {
  const { t } = useTranslation('booking');
  const core = useTranslation('core');
  const format = useFormat();
  const errorText = useErrorText();
  const { wanted, courtPlan } = booking;
  const what = isBusy
    ? t(($) => $.plan.failed, { date: format.date(wanted.date) })
    : t(($) => $.plan.asOf, { time: format.clock(courtPlan.asOf) });
  return (
    <Failure>
      <NoticeBox kind="warning" role="alert">
        <strong>{what}</strong> {errorText(courtPlan.failure)}
      </NoticeBox>
      <Button look="secondary" onClick={courtPlan.refresh}>
        {core.t(($) => $.retry)}
      </Button>
    </Failure>
  );
};

const isWanted = (day: Booking['day'], { sport, date }: Booking['wanted']): boolean =>
  day?.date === date && day.sport === sport;

/** The plan itself, as grid or list; the day before stays, dimmed, until the wanted one is there. */
export const PlanView = ({ booking, view, only, why, actions }: PlanViewProps) => {
  const { day, wanted, clock, courtPlan, marks } = booking;
  const isBusy = !isWanted(day, wanted);
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
        <CourtGrid day={day} clock={clock} marks={marks} only={only} isBusy={isBusy} why={why} actions={actions} />
      )}
    </>
  );
};
