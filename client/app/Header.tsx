import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../ui/buttons/Link.tsx';
import styled from '@emotion/styled';
import { useClubInfos } from '../core/useClubInfos.ts';
import { useSession } from '../core/session/useSession.ts';
import { Logo } from '../ui/graphics/Logo.tsx';
import { SilentBoundary } from '../ui/feedback/SilentBoundary.tsx';
import { headerHeight, radius } from '../ui/theme/shape.ts';
import { UserMenu, UserMenuPlaceholder } from '../user/UserMenu.tsx';
import { ConnectionChip } from './ConnectionChip.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { BookingAreaLink, DashboardAreaLink } from './AreaLinks.tsx';
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
  // A phone on its side: the page needs its height.
  '@media (max-height: 500px)': { position: 'static' },
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

/** The header: logo, links to the areas, settings of the display, user menu. */
export const Header = () => {
  const { t } = useTranslation('core');
  const { state } = useSession();
  const area = areaAt(useLocation().pathname);
  const isSignedIn = state.status === 'signedIn';
  const hasBookingLink = area === 'user' || area === 'dashboard';
  return (
    <Bar>
      <Home to={homeOf[area]} aria-label={t(($) => $.home)}>
        <Logo />
        <SilentBoundary>
          <Name />
        </SilentBoundary>
      </Home>
      <ConnectionChip isShort={hasBookingLink} />
      {hasBookingLink && <BookingAreaLink />}
      {isSignedIn && area !== 'dashboard' && (
        <SilentBoundary>
          <DashboardAreaLink />
        </SilentBoundary>
      )}
      <LanguageButton />
      <SettingsButton />
      {isSignedIn && (
        <SilentBoundary fallback={<UserMenuPlaceholder />}>
          <UserMenu />
        </SilentBoundary>
      )}
    </Bar>
  );
};
