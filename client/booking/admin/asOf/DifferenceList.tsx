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

/** What is another way now than it was known then, in words. */
export const DifferenceList = ({ differences }: { differences: readonly PlanDifference[] }) => {
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
    if (difference.kind === 'added') return t(($) => $.asOf.added, { what: textOf(difference.now) });
    return t(($) => $.asOf.changed, { then: textOf(difference.then), now: textOf(difference.now) });
  };
  return (
    <Fold open={differences.length <= mostUnfolded}>
      <summary>{t(($) => $.asOf.differences, { count: differences.length })}</summary>
      <List>
        {differences.map((difference) => (
          <li key={difference.kind === 'added' ? difference.now.id : difference.then.id}>
            <Icon path={icons[difference.kind]} />
            {sentenceOf(difference)}
          </li>
        ))}
      </List>
    </Fold>
  );
};
