import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { Icon } from '../graphics/Icon.tsx';
import { type AreaEntry, type AreaSection, currentEntry, currentOf } from './areaMenu.ts';
import { MenuLink, MenuList } from './menuLinks.ts';

const Section = styled('div')(({ theme }) => ({ '& + &': { marginTop: theme.spacing(5) } }));
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(0, 3, 2),
  fontWeight: 650,
  color: theme.vars.palette.text.secondary,
}));
const Pages = styled(MenuList)(({ theme }) => ({
  margin: theme.spacing(1, 0, 2, 6),
  paddingLeft: theme.spacing(3),
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
}));

const Entry = ({ entry, isCurrent }: { entry: AreaEntry; isCurrent: boolean }) => {
  const { pathname } = useLocation();
  const { to, label, icon, pages = [] } = entry;
  const page = currentOf(
    pathname,
    pages.map((each) => each.to),
  );
  const isOpen = isCurrent && pages.length > 0;
  return (
    <li>
      <MenuLink to={to} aria-current={isCurrent && !isOpen ? 'page' : undefined} data-current={isCurrent}>
        <Icon path={icon} />
        {label}
      </MenuLink>
      {isOpen && (
        <Pages>
          {pages.map((each) => (
            <li key={each.to}>
              <MenuLink to={each.to} aria-current={each.to === page ? 'page' : undefined}>
                {each.label}
              </MenuLink>
            </li>
          ))}
        </Pages>
      )}
    </li>
  );
};

/** The whole menu, with the pages of the current entry. */
export const SideMenu = ({ sections }: { sections: readonly AreaSection[] }) => {
  const current = currentEntry(useLocation().pathname, sections);
  return sections.map(({ title, entries }) => (
    <Section key={title ?? ''}>
      {title !== null && <Title>{title}</Title>}
      <MenuList>
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} isCurrent={entry === current} />
        ))}
      </MenuList>
    </Section>
  ));
};
