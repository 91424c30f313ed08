import styled from '@emotion/styled';
import { mdiChevronDown } from '@mdi/js';
import { useLocation } from 'react-router-dom';
import { Icon } from '../graphics/Icon.tsx';
import { Flyout } from './Flyout.tsx';
import { type AreaEntry, type AreaSection, currentEntry } from './areaMenu.ts';
import { MenuButton, MenuLink, MenuList } from './menuLinks.ts';

const Row = styled(MenuList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > li > a, & > li > div > button': { gap: theme.spacing(2) },
  '& [aria-current], & [data-current="true"]': { boxShadow: 'inset 0 -3px 0 currentColor' },
  '& ul [aria-current]': { boxShadow: 'inset 3px 0 0 currentColor' },
}));

const Entry = ({ entry, isCurrent }: { entry: AreaEntry; isCurrent: boolean }) => {
  const { to, label, icon, pages } = entry;
  if (pages === undefined) {
    return (
      <MenuLink to={to} aria-current={isCurrent ? 'page' : undefined}>
        <Icon path={icon} />
        {label}
      </MenuLink>
    );
  }
  return (
    <Flyout
      entry={entry}
      place="below"
      button={(trigger) => (
        <MenuButton {...trigger} type="button" data-current={isCurrent}>
          <Icon path={icon} />
          {label}
          <Icon path={mdiChevronDown} />
        </MenuButton>
      )}
    />
  );
};

/** The menu as one line above the page; an entry with several pages shows them below it. */
export const TopMenu = ({ sections }: { sections: readonly AreaSection[] }) => {
  const current = currentEntry(useLocation().pathname, sections);
  return (
    <Row>
      {sections
        .flatMap(({ entries }) => entries)
        .map((entry) => (
          <li key={entry.to}>
            <Entry entry={entry} isCurrent={entry === current} />
          </li>
        ))}
    </Row>
  );
};
