import { mdiNotEqualVariant } from '@mdi/js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@platzwart/contracts/core';
import { CourtGrid } from '../../../courtPlan/grid/CourtGrid.tsx';
import type { LiveMark } from '../../../courtPlan/grid/liveMark.ts';
import type { GridActions } from '../../../courtPlan/grid/useGridActions.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { useDayBuilder } from '../../../courtPlan/plan/useDayBuilder.ts';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import type { PlannedBooking } from './fetchPlanAsOf.ts';
import type { PlanDifference } from './planDifferences.ts';

const nothing = () => undefined;
const onlyToRead: GridActions = {
  ...{ onActivate: nothing, onRange: () => false, onShrink: () => false },
  ...{ onDay: nothing, onEscape: nothing, onLeave: nothing },
};
const never = (): boolean => false;
const noneOwn = new Map<string, never>();
const noSlots = [] as const;

/** Where something is that is gone or changed later, and where something will be that was not there. */
const marksOf = (differences: readonly PlanDifference[]): readonly LiveMark[] =>
  differences.map((difference) => ({
    ...(difference.kind === 'added' ? difference.later : difference.then),
    kind: 'differs',
    icon: mdiNotEqualVariant,
  }));

type AsOfPlanProps = {
  plan: SportPlan;
  date: LocalDate;
  bookings: readonly PlannedBooking[];
  differences: readonly PlanDifference[];
  isBusy: boolean;
};

/** The court plan of a day, only to be read; what is another way later is marked. */
export const AsOfPlan = ({ plan, date, bookings, differences, isBusy }: AsOfPlanProps) => {
  const { t } = useTranslation('bookingAdmin');
  const build = useDayBuilder();
  const clock = useClubClock();
  const day = useMemo(() => {
    const people = new Map(bookings.map(({ id, who }) => [id, who]));
    return build(plan, { date, bookings, own: noneOwn, people, selection: noSlots }, clock);
  }, [build, plan, date, bookings, clock]);
  const marks = useMemo(() => marksOf(differences), [differences]);
  return (
    <CourtGrid
      day={day}
      clock={clock}
      marks={marks}
      only={null}
      density="comfortable"
      staysAtTop
      isBusy={isBusy}
      explanation={null}
      actions={onlyToRead}
      canActivate={never}
      hint={t(($) => $.asOf.hint)}
    />
  );
};
