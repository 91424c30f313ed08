import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Area } from '../../ui/area/Area.tsx';
import { createRoutes } from '../area/createRoutes.tsx';
import { preloadPageIn } from '../area/preloadPageIn.ts';
import { useMenuSections } from '../area/useMenuSections.ts';
import type { LoadedArea } from '../area/loadedArea.ts';
import { ownFeatures } from './ownFeatures.ts';

const pages = ownFeatures.flatMap((feature) => feature.pages);
const menu = ownFeatures.flatMap((feature) => feature.menu);

/** The frame of the signed-in person's own pages (product.md §2): its menu and one page. */
const OwnFrame = () => {
  const { t } = useTranslation('profile');
  const sections = useMenuSections(menu, [
    ['bookings', null],
    ['profile', t(($) => $.menu.profile)],
  ]);
  return (
    <Area title={t(($) => $.menu.label)} sections={sections}>
      <Outlet />
    </Area>
  );
};

export const ownArea: LoadedArea = {
  Routes: createRoutes('/user', OwnFrame, pages),
  preload: preloadPageIn(pages, ['profile', ...menu.map(({ texts }) => texts)]),
  texts: ownFeatures.map(({ texts }) => texts),
};
