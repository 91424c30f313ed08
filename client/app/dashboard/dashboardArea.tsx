import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Area } from '../../ui/area/Area.tsx';
import { AdminThemeProvider } from '../../ui/material/admin/AdminThemeProvider.tsx';
import { createRoutes } from '../area/createRoutes.tsx';
import { preloadPageIn } from '../area/preloadPageIn.ts';
import { useMenuSections } from '../area/useMenuSections.ts';
import type { LoadedArea } from '../area/loadedArea.ts';
import { adminFeatures } from './adminFeatures.ts';

const pages = adminFeatures.flatMap((feature) => feature.pages);
const menu = adminFeatures.flatMap((feature) => feature.menu);
/** Always the same hooks in the same order, because the features do not change. */
const clubMenus = adminFeatures.flatMap(({ clubMenu }) => clubMenu ?? []);
const menuTexts = [...menu, ...clubMenus].map(({ texts }) => texts);

/** The frame of the club's administration (product.md §2): its menu and one page. */
const DashboardFrame = () => {
  const { t } = useTranslation('dashboard');
  // Loaded before the entries are known: a page must not be suspended when they come.
  useTranslation(menuTexts);
  const entries = [...menu, ...clubMenus.flatMap(({ useEntries }) => useEntries())];
  const sections = useMenuSections(entries, [
    ['top', null],
    ['booking', t(($) => $.menu.booking)],
    ['other', t(($) => $.menu.other)],
  ]);
  return (
    <Area title={t(($) => $.menu.title)} sections={sections}>
      <AdminThemeProvider>
        <Outlet />
      </AdminThemeProvider>
    </Area>
  );
};

export const dashboardArea: LoadedArea = {
  Routes: createRoutes('/dashboard', DashboardFrame, pages),
  preload: preloadPageIn(pages, ['dashboard', ...menuTexts]),
  texts: adminFeatures.map(({ texts }) => texts),
};
