import { mdiCalendarPlus, mdiViewDashboardOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../core/session/useViewer.ts';
import { ButtonLink } from '../ui/buttons/Button.tsx';
import { Icon } from '../ui/graphics/Icon.tsx';

/** Only an icon where there is no room for the label. */
const AreaLink = styled(ButtonLink)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '& > span': { display: 'none' }, paddingInline: theme.spacing(3) },
}));
/** On a phone the user menu offers the same links, because the header has no room for them. */
const WideScreenLink = styled(AreaLink)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

export const BookingAreaLink = () => {
  const { t } = useTranslation('core');
  const label = t(($) => $.toBooking);
  return (
    <AreaLink to="/booking" variant="secondary" icon={<Icon path={mdiCalendarPlus} />} aria-label={label} title={label}>
      <span>{label}</span>
    </AreaLink>
  );
};

/** Shown to ADMIN only (product.md §6). */
export const DashboardAreaLink = () => {
  const { t } = useTranslation('core');
  const { role } = useViewer();
  const label = t(($) => $.toDashboard);
  if (role !== 'ADMIN') return null;
  return (
    <WideScreenLink
      to="/dashboard"
      variant="secondary"
      icon={<Icon path={mdiViewDashboardOutline} />}
      aria-label={label}
      title={label}
    >
      <span>{label}</span>
    </WideScreenLink>
  );
};
