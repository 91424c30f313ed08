import styled from '@emotion/styled';
import {
  mdiAccountPlusOutline,
  mdiCalendarPlus,
  mdiCogOutline,
  mdiEmailOutline,
  mdiFileDocumentMultipleOutline,
  mdiFileImportOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useClubSports } from '../../core/useClubSports.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';

const Links = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
  gap: theme.spacing(3),
  '& > a': { justifyContent: 'flex-start', textAlign: 'start' },
}));

const links = [
  { name: 'newAccount', to: '/dashboard/user/new', icon: mdiAccountPlusOutline },
  { name: 'importMembers', to: '/dashboard/user/import', icon: mdiFileImportOutline },
  { name: 'invoices', to: '/dashboard/invoice/run', icon: mdiFileDocumentMultipleOutline },
  { name: 'mails', to: '/dashboard/mail', icon: mdiEmailOutline },
  { name: 'settings', to: '/dashboard/settings', icon: mdiCogOutline },
] as const;

/** What admins do most; courts are booked in the calendar of the club's first sport, which leads to the others. */
export const QuickLinks = () => {
  const { t } = useTranslation('dashboard');
  const [sport] = useClubSports();
  return (
    <Card title={t(($) => $.links.title)}>
      <Links>
        <ButtonLink
          to={sport === undefined ? '/booking' : `/dashboard/booking/${sport}`}
          variant="secondary"
          icon={<Icon path={mdiCalendarPlus} />}
        >
          {t(($) => $.links.book)}
        </ButtonLink>
        {links.map(({ name, to, icon }) => (
          <ButtonLink key={name} to={to} variant="secondary" icon={<Icon path={icon} />}>
            {t(($) => $.links[name])}
          </ButtonLink>
        ))}
      </Links>
    </Card>
  );
};
