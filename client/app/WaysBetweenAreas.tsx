import { mdiCalendarPlus, mdiViewDashboardOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../core/useViewer.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** A picture alone where there is no room for its words. */
const Way = styled(ButtonLink)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '& > span': { display: 'none' }, paddingInline: theme.spacing(3) },
}));
/** On a phone the menu of the person offers the same, and the bar is full. */
const WayOfTheWide = styled(Way)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

export const ToBooking = () => {
  const { t } = useTranslation('core');
  const label = t(($) => $.toBooking);
  return (
    <Way to="/booking" look="secondary" icon={<Icon path={mdiCalendarPlus} />} aria-label={label} title={label}>
      <span>{label}</span>
    </Way>
  );
};

/** For ADMIN alone; nobody else knows of it (product.md §6). */
export const ToDashboard = () => {
  const { t } = useTranslation('core');
  const { role } = useViewer();
  const label = t(($) => $.toDashboard);
  if (role !== 'ADMIN') return null;
  return (
    <WayOfTheWide
      to="/dashboard"
      look="secondary"
      icon={<Icon path={mdiViewDashboardOutline} />}
      aria-label={label}
      title={label}
    >
      <span>{label}</span>
    </WayOfTheWide>
  );
};
