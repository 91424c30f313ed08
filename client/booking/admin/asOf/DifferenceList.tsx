import { mdiCalendarEditOutline, mdiCalendarPlusOutline, mdiCalendarRemoveOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';
import { endOf, startOf } from '../../../courtPlan/plan/slot.ts';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import type { PlannedBooking } from './fetchPlanAsOf.ts';
import type { PlanDifference } from './planDifferences.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(2, 0, 5),
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: theme.spacing(2), alignItems: 'center' },
}));

const Fold = styled('details')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  '& > summary': {
    display: 'list-item',
    width: 'fit-content',
    paddingBlock: theme.spacing(2),
    fontWeight: 600,
    cursor: 'pointer',
  },
}));

/** With more, the plan would be below the fold. */
const mostUnfolded = 5;

const icons = { gone: mdiCalendarRemoveOutline, added: mdiCalendarPlusOutline, changed: mdiCalendarEditOutline };

type DifferenceListProps = {
  differences: readonly PlanDifference[];
  /** Of the later plan; null: now. */
  time: string | null;
};

/** What is another way in the later plan, in words. */
export const DifferenceList = ({ differences, time }: DifferenceListProps) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { timeRange } = useFormat();
  const courtName = useCourtName();
  const textOf = (booking: PlannedBooking): string =>
    [
      booking.title ?? (booking.who || t(($) => $.categories[booking.category], { ns: 'courtPlan' })),
      courtName(booking),
      timeRange(startOf(booking), endOf(booking)),
    ].join(', ');
  const sentenceOf = (difference: PlanDifference): string => {
    if (difference.kind === 'gone') return t(($) => $.asOf.gone, { what: textOf(difference.then) });
    if (difference.kind === 'added') return t(($) => $.asOf.added, { what: textOf(difference.later) });
    return t(($) => $.asOf.changed, { then: textOf(difference.then), later: textOf(difference.later) });
  };
  const count = differences.length;
  if (count === 0) return <p>{time === null ? t(($) => $.asOf.same) : t(($) => $.asOf.sameThen, { time })}</p>;
  return (
    <Fold open={count <= mostUnfolded}>
      <summary>
        {time === null ? t(($) => $.asOf.differences, { count }) : t(($) => $.asOf.differencesThen, { count, time })}
      </summary>
      <List>
        {differences.map((difference) => (
          <li key={difference.kind === 'added' ? difference.later.id : difference.then.id}>
            <Icon path={icons[difference.kind]} />
            {sentenceOf(difference)}
          </li>
        ))}
      </List>
    </Fold>
  );
};
