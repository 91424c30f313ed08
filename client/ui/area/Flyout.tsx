import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { radius } from '../theme/shape.ts';
import { type AreaEntry, currentOf } from './areaMenu.ts';
import { MenuLink, MenuList } from './menuLinks.ts';
import { useFlyout } from './useFlyout.ts';

type Place = 'beside' | 'below';

const Root = styled('div')({ position: 'relative' });
const places: Readonly<Record<Place, object>> = {
  beside: { left: 'calc(100% + 8px)', top: 0 },
  below: { left: 0, top: 'calc(100% + 4px)' },
};
const Panel = styled(MenuList, { shouldForwardProp: (name) => name !== 'place' })<{ place: Place }>(
  ({ theme, place }) => ({
    position: 'absolute',
    zIndex: 2,
    ...places[place],
    minWidth: 220,
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    background: theme.vars.palette.background.paper,
    boxShadow: '0 12px 32px rgb(6 24 14 / 18%)',
  }),
);

type FlyoutProps = {
  entry: AreaEntry;
  place: Place;
  button: (trigger: ReturnType<typeof useFlyout>['trigger']) => ReactNode;
};

/** The pages of a menu entry, for menus without room for them. */
export const Flyout = ({ entry: { pages = [] }, place, button }: FlyoutProps) => {
  const { isOpen, root, trigger } = useFlyout();
  const current = currentOf(
    useLocation().pathname,
    pages.map(({ to }) => to),
  );
  return (
    <Root {...root}>
      {button(trigger)}
      {isOpen && (
        <Panel place={place}>
          {pages.map(({ to, label }) => (
            <li key={to}>
              <MenuLink to={to} aria-current={to === current ? 'page' : undefined}>
                {label}
              </MenuLink>
            </li>
          ))}
        </Panel>
      )}
    </Root>
  );
};
