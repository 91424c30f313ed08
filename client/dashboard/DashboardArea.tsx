import { mdiAccountGroupOutline, mdiEmailOutline, mdiViewDashboardOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Area } from '../ui/area/Area.tsx';
import type { AreaSection } from '../ui/area/areaMenu.ts';

/** The sections of product.md §2, as far as their pages exist. */
const useSections = (): readonly AreaSection[] => {
  const { t } = useTranslation('dashboard');
  return [
    {
      title: null,
      entries: [{ to: '/dashboard', label: t(($) => $.menu.overview), icon: mdiViewDashboardOutline }],
    },
    {
      title: t(($) => $.menu.booking),
      entries: [
        {
          to: '/dashboard/user',
          label: t(($) => $.menu.users),
          icon: mdiAccountGroupOutline,
          pages: [
            { to: '/dashboard/user', label: t(($) => $.menu.allUsers) },
            { to: '/dashboard/user/new', label: t(($) => $.menu.newUser) },
            { to: '/dashboard/user/import', label: t(($) => $.menu.importUsers) },
          ],
        },
      ],
    },
    {
      title: t(($) => $.menu.other),
      entries: [{ to: '/dashboard/mail', label: t(($) => $.menu.mails), icon: mdiEmailOutline }],
    },
  ];
};

/** The frame of the club's administration: its menu, and in it one page. */
export const DashboardArea = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Area title={t(($) => $.menu.title)} sections={useSections()}>
      <Outlet />
    </Area>
  );
};
