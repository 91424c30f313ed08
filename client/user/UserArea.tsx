import {
  mdiAccountOutline,
  mdiCalendarAccountOutline,
  mdiFileAccountOutline,
  mdiLockOutline,
  mdiShieldKeyOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Area } from '../ui/area/Area.tsx';

const ofProfile = [
  { page: 'personal', to: '/user/profile/personal', icon: mdiAccountOutline },
  { page: 'password', to: '/user/profile/change-password', icon: mdiLockOutline },
  { page: 'security', to: '/user/profile/security', icon: mdiShieldKeyOutline },
  { page: 'data', to: '/user/profile/my-data', icon: mdiFileAccountOutline },
] as const;

/** The frame of what belongs to the person who is signed in: its menu (product.md §2), and in it one page. */
export const UserArea = () => {
  const { t } = useTranslation('profile');
  const bookings = { to: '/user/bookings', label: t(($) => $.menu.bookings), icon: mdiCalendarAccountOutline };
  return (
    <Area
      title={t(($) => $.menu.label)}
      sections={[
        { title: null, entries: [bookings] },
        {
          title: t(($) => $.menu.profile),
          entries: ofProfile.map(({ page, to, icon }) => ({ to, label: t(($) => $.menu[page]), icon })),
        },
      ]}
    >
      <Outlet />
    </Area>
  );
};
