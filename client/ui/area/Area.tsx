import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useMediaQuery } from '../../core/browser/useMediaQuery.ts';
import { type ThemePreferences, useThemePreferences } from '../theme/themePreferences.ts';
import { useFocusOnProblem } from '../forms/useFocusOnProblem.ts';
import { drawerWidth, headerHeight, miniWidth } from '../theme/shape.ts';
import { widths } from '../theme/theme.ts';
import { MiniMenu } from './MiniMenu.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopMenu } from './TopMenu.tsx';
import type { AreaSection } from './areaMenu.ts';

type Layout = ThemePreferences['layout'] | 'phone';

const columns: Readonly<Record<Layout, string>> = {
  vertical: `${drawerWidth}px minmax(0, 1fr)`,
  mini: `${miniWidth}px minmax(0, 1fr)`,
  horizontal: 'minmax(0, 1fr)',
  phone: 'minmax(0, 1fr)',
};
const Root = styled('div', { shouldForwardProp: (name) => name !== 'layout' })<{ layout: Layout }>(({ layout }) => ({
  display: 'grid',
  gridTemplateColumns: columns[layout],
  alignItems: 'start',
  '@media print': { display: 'block' },
}));
/** Sticky while the page scrolls; a menu that is higher than the window scrolls with it. */
const Side = styled('nav')(({ theme }) => ({
  position: 'sticky',
  zIndex: 3,
  top: headerHeight.desktop,
  minHeight: `calc(100svh - ${headerHeight.desktop}px)`,
  padding: theme.spacing(6, 4),
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
}));
const Top = styled('nav')(({ theme }) => ({
  position: 'sticky',
  zIndex: 3,
  top: headerHeight.desktop,
  padding: theme.spacing(2, 6),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: { paddingInline: `max(${theme.spacing(7)}, 50vw - 800px + ${theme.spacing(7)})` },
  '@media print': { display: 'none' },
}));

/** The chosen layout; on a tablet only the icons, because the whole menu would leave too little room for the page. */
const useLayout = (): Layout => {
  const { layout } = useThemePreferences().preferences;
  const isPhone = !useMediaQuery(`(min-width: ${widths.md}px)`);
  const isTablet = !useMediaQuery(`(min-width: ${widths.lg}px)`);
  if (isPhone) return 'phone';
  return isTablet && layout === 'vertical' ? 'mini' : layout;
};

type MenuProps = { layout: Layout; title: string; sections: readonly AreaSection[] };

const AreaMenu = ({ layout, title, sections }: MenuProps) => {
  if (layout === 'phone') return <PhoneMenu title={title} sections={sections} />;
  if (layout === 'horizontal') {
    return (
      <Top aria-label={title}>
        <TopMenu sections={sections} />
      </Top>
    );
  }
  return (
    <Side aria-label={title}>
      {layout === 'mini' ? <MiniMenu sections={sections} /> : <SideMenu sections={sections} />}
    </Side>
  );
};

type AreaProps = {
  /** The title of the menu, e.g. "Dashboard". */
  title: string;
  sections: readonly AreaSection[];
  /** Not mounted again when the layout changes, so that a form that is being filled in is not lost. */
  children: ReactNode;
};

/** A menu and its pages, in the layout that the visitor chose (product.md §2, §9); on a phone the menu is a drawer. */
export const Area = ({ title, sections, children }: AreaProps) => {
  const layout = useLayout();
  useFocusOnProblem();
  return (
    <Root layout={layout}>
      <AreaMenu layout={layout} title={title} sections={sections} />
      {children}
    </Root>
  );
};
