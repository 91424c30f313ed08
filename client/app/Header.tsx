import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../ui/Link.tsx';
import styled from '@emotion/styled';
import { useClubInfos } from '../core/useClubInfos.ts';
import { useSession } from '../core/useSession.ts';
import { Logo } from '../ui/Logo.tsx';
import { Quiet } from '../ui/Quiet.tsx';
import { headerHeight, radius } from '../ui/shape.ts';
import { UserMenu, UserMenuPlace } from '../user/UserMenu.tsx';
import { ConnectionChip } from './ConnectionChip.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { ToBooking, ToDashboard } from './WaysBetweenAreas.tsx';
import { areaAt, homeOf } from './areas.ts';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  height: headerHeight.phone,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(4),
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    height: headerHeight.desktop,
    gap: theme.spacing(2),
    paddingInline: theme.spacing(6),
  },
  [theme.breakpoints.up('lg')]: { paddingInline: `max(${theme.spacing(10)}, 50vw - 800px + ${theme.spacing(10)})` },
  '@media print': { display: 'none' },
}));
const Home = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minWidth: 44,
  minHeight: 44,
  marginRight: 'auto',
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
}));
const ClubName = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.125rem',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
const Name = () => <ClubName>{useClubInfos().displayName}</ClubName>;

/** The bar on top: where one is at home, where else one may go, how one reads, who one is. */
export const Header = () => {
  const { t } = useTranslation('core');
  const { state } = useSession();
  const area = areaAt(useLocation().pathname);
  const isSignedIn = state.status === 'signedIn';
  return (
    <Bar>
      <Home to={homeOf[area]} aria-label={t(($) => $.home)}>
        <Logo />
        <Quiet>
          <Name />
        </Quiet>
      </Home>
      <ConnectionChip />
      {(area === 'user' || area === 'dashboard') && <ToBooking />}
      {isSignedIn && area !== 'dashboard' && (
        <Quiet>
          <ToDashboard />
        </Quiet>
      )}
      <LanguageButton />
      <SettingsButton />
      {isSignedIn && (
        <Quiet fallback={<UserMenuPlace />}>
          <UserMenu />
        </Quiet>
      )}
    </Bar>
  );
};
