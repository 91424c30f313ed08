import styled from '@emotion/styled';
import { mdiAccountPlusOutline, mdiCalendarPlus, mdiEmailOutline, mdiFileImportOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';

const Links = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
  gap: theme.spacing(3),
  '& > a': { justifyContent: 'flex-start' },
}));

const links = [
  { name: 'book', to: '/booking', icon: mdiCalendarPlus },
  { name: 'newAccount', to: '/dashboard/user/new', icon: mdiAccountPlusOutline },
  { name: 'importMembers', to: '/dashboard/user/import', icon: mdiFileImportOutline },
  { name: 'mails', to: '/dashboard/mail', icon: mdiEmailOutline },
] as const;

/** What admins do most. */
export const QuickLinks = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t(($) => $.links.title)}>
      <Links>
        {links.map(({ name, to, icon }) => (
          <ButtonLink key={name} to={to} variant="secondary" icon={<Icon path={icon} />}>
            {t(($) => $.links[name])}
          </ButtonLink>
        ))}
      </Links>
    </Card>
  );
};
