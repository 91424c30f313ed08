import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useSportName } from '../../core/texts/useSportName.ts';
import { useClubSports } from '../../core/useClubSports.ts';
import { Area } from '../../ui/area/Area.tsx';
import { AdminThemeProvider } from '../../ui/material/admin/AdminThemeProvider.tsx';
import { createRoutes } from '../area/createRoutes.tsx';
import { preloadPageIn } from '../area/preloadPageIn.ts';
import { useMenuSections } from '../area/useMenuSections.ts';
import type { LoadedArea } from '../area/loadedArea.ts';
import { adminFeatures } from './adminFeatures.ts';
import { VersionLine } from './VersionLine.tsx';

const pages = adminFeatures.flatMap((feature) => feature.pages);
const menu = adminFeatures.flatMap((feature) => feature.menu);
const sportMenus = adminFeatures.flatMap(({ sportMenu }) => sportMenu ?? []);
const menuTexts = [...menu, ...sportMenus].map(({ texts }) => texts);

/** The entries of all sports. Their texts are loaded before the sports are: a page must not be suspended when they come. */
const useSportEntries = () => {
  useTranslation(menuTexts);
  const sportName = useSportName();
  const sports = useClubSports().map((key, index) => ({ key, name: sportName(key), index }));
  return sportMenus.flatMap(({ entryOf }) => sports.map(entryOf));
};

/** One column beside the menu. */
const PageWithVersion = styled('div')({ minWidth: 0 });

/** The frame of the club's administration (product.md §2): its menu and one page. */
const DashboardFrame = () => {
  const { t } = useTranslation('dashboard');
  const sections = useMenuSections(
    [...menu, ...useSportEntries()],
    [
      ['top', null],
      ['booking', t(($) => $.menu.booking)],
      ['other', t(($) => $.menu.other)],
    ],
  );
  return (
    <Area title={t(($) => $.menu.title)} sections={sections}>
      <AdminThemeProvider>
        <PageWithVersion>
          <Outlet />
          <VersionLine />
        </PageWithVersion>
      </AdminThemeProvider>
    </Area>
  );
};

export const dashboardArea: LoadedArea = {
  Routes: createRoutes('/dashboard', DashboardFrame, pages),
  preload: preloadPageIn(pages, ['dashboard', ...menuTexts]),
  texts: adminFeatures.map(({ texts }) => texts),
};
