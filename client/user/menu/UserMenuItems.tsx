import type { RefObject } from 'react';
import {
  mdiAccountCircleOutline,
  mdiCalendarAccountOutline,
  mdiFileDocumentOutline,
  mdiLogout,
  mdiTicketOutline,
  mdiViewDashboardOutline,
} from '@mdi/js';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/buttons/Link.tsx';
import type { Role } from '@platzwart/contracts/core';
import { useVouchersVisible } from '../../core/vouchers/useVouchersVisible.ts';
import { MaterialThemeProvider } from '../../ui/material/MaterialThemeProvider.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { useSignOut } from './useSignOut.ts';

const Who = styled('li')(({ theme }) => ({
  display: 'grid',
  padding: theme.spacing(2, 4, 3),
  marginBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& strong': { fontWeight: 600 },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

type UserMenuItemsProps = {
  name: string;
  role: Role;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The menu of the signed-in person: arrow keys move, Escape closes and returns the focus (ARIA menu pattern). */
export const UserMenuItems = ({ name, role, anchor, onClose }: UserMenuItemsProps) => {
  const { t } = useTranslation('user');
  const signOut = useSignOut();
  const hasVouchers = useVouchersVisible();
  return (
    <MaterialThemeProvider>
      <Menu
        open
        anchorEl={() => anchor.current}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          root: { role: 'navigation', 'aria-label': t(($) => $.menu.label, { name }) },
          list: { 'aria-label': t(($) => $.menu.label, { name }) },
        }}
      >
        <Who role="presentation">
          <strong>{name}</strong>
          <span>{t(($) => $.roles[role])}</span>
        </Who>
        <MenuItem component={Link} to="/user/bookings" onClick={onClose}>
          <Icon path={mdiCalendarAccountOutline} />
          {t(($) => $.menu.bookings)}
        </MenuItem>
        {hasVouchers && (
          <MenuItem component={Link} to="/user/vouchers" onClick={onClose}>
            <Icon path={mdiTicketOutline} />
            {t(($) => $.menu.vouchers)}
          </MenuItem>
        )}
        <MenuItem component={Link} to="/user/invoices" onClick={onClose}>
          <Icon path={mdiFileDocumentOutline} />
          {t(($) => $.menu.invoices)}
        </MenuItem>
        <MenuItem component={Link} to="/user/profile" onClick={onClose}>
          <Icon path={mdiAccountCircleOutline} />
          {t(($) => $.menu.profile)}
        </MenuItem>
        {role === 'ADMIN' && (
          <MenuItem component={Link} to="/dashboard" onClick={onClose}>
            <Icon path={mdiViewDashboardOutline} />
            {t(($) => $.menu.dashboard)}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            onClose();
            signOut();
          }}
        >
          <Icon path={mdiLogout} />
          {t(($) => $.menu.signOut)}
        </MenuItem>
      </Menu>
    </MaterialThemeProvider>
  );
};
