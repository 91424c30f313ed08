import styled from '@emotion/styled';
import {
  mdiAccountOutline,
  mdiCalendarAccountOutline,
  mdiFileAccountOutline,
  mdiLockOutline,
  mdiShieldKeyOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { motion } from '../../ui/motion.ts';
import { radius, touchTarget } from '../../ui/shape.ts';

/** Beside the page; on a phone a row above it, which moves sideways by itself. */
const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { flexDirection: 'column', padding: theme.spacing(2) },
  '@media print': { display: 'none' },
}));
const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  minHeight: touchTarget,
  padding: theme.spacing(1, 3),
  borderRadius: radius.control,
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[aria-current]': {
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.main,
    fontWeight: 650,
    boxShadow: 'inset 3px 0 0 currentColor',
  },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
}));

const entries = [
  { page: 'personal', to: '/user/profile/personal', icon: mdiAccountOutline },
  { page: 'password', to: '/user/profile/change-password', icon: mdiLockOutline },
  { page: 'security', to: '/user/profile/security', icon: mdiShieldKeyOutline },
  { page: 'data', to: '/user/profile/my-data', icon: mdiFileAccountOutline },
  { page: 'bookings', to: '/user/bookings', icon: mdiCalendarAccountOutline },
] as const;

/** The pages about oneself (product.md §2). */
export const ProfileMenu = () => {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t(($) => $.menu.label)}>
      <List>
        {entries.map(({ page, to, icon }) => (
          <li key={page}>
            <Entry to={to} aria-current={to === pathname ? 'page' : undefined}>
              <Icon path={icon} />
              {t(($) => $.menu[page])}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
};
