import styled from '@emotion/styled';
import { mdiChevronRight } from '@mdi/js';
import { useLocation } from 'react-router-dom';
import { Icon } from '../graphics/Icon.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { Flyout } from './Flyout.tsx';
import { type AreaEntry, type AreaSection, currentEntry } from './areaMenu.ts';
import { MenuButton, MenuLink, MenuList } from './menuLinks.ts';

const Column = styled(MenuList)(({ theme }) => ({
  justifyItems: 'center',
  '& a, & button': { fontSize: '1.125rem' },
  '& ul a': { fontSize: '1rem', whiteSpace: 'nowrap' },
  '& + &': {
    marginTop: theme.spacing(3),
    paddingTop: theme.spacing(3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));
const IconLink = styled(MenuLink)({ width: 56, justifyContent: 'center' });
const IconOpener = styled(MenuButton)(({ theme }) => ({
  width: 56,
  gap: 0,
  padding: theme.spacing(2, 1),
  justifyContent: 'center',
}));

const Entry = ({ entry, isCurrent }: { entry: AreaEntry; isCurrent: boolean }) => {
  const { to, label, icon, pages } = entry;
  if (pages === undefined) {
    return (
      <Tooltip text={label}>
        <IconLink to={to} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
          <Icon path={icon} />
        </IconLink>
      </Tooltip>
    );
  }
  return (
    <Flyout
      entry={entry}
      place="beside"
      button={(trigger) => (
        <Tooltip text={label}>
          <IconOpener {...trigger} type="button" aria-label={label} data-current={isCurrent}>
            <Icon path={icon} />
            <Icon path={mdiChevronRight} />
          </IconOpener>
        </Tooltip>
      )}
    />
  );
};

/** The menu as icons: a tooltip names each, and an entry with several pages shows them beside it. */
export const MiniMenu = ({ sections }: { sections: readonly AreaSection[] }) => {
  const current = currentEntry(useLocation().pathname, sections);
  return sections.map(({ title, entries }) => (
    <Column key={title ?? ''} aria-label={title ?? undefined}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Entry entry={entry} isCurrent={entry === current} />
        </li>
      ))}
    </Column>
  ));
};
