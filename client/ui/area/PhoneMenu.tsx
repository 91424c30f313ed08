import { useState } from 'react';
import styled from '@emotion/styled';
import { mdiMenu } from '@mdi/js';
import { useLocation } from 'react-router-dom';
import { Button } from '../buttons/Button.tsx';
import { Drawer } from '../overlays/Drawer.tsx';
import { Icon } from '../graphics/Icon.tsx';
import { SideMenu } from './SideMenu.tsx';
import { type AreaSection, currentEntry } from './areaMenu.ts';

const Bar = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 4),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
}));

type PhoneMenuProps = { title: string; sections: readonly AreaSection[] };

/** A button with the title of the current page that opens the menu; following a link closes it. */
export const PhoneMenu = ({ title, sections }: PhoneMenuProps) => {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  const label = currentEntry(pathname, sections)?.label;
  return (
    <Bar>
      <Button
        variant="quiet"
        icon={<Icon path={mdiMenu} />}
        // Longer than the visible text, because the page may have a button of the same name.
        aria-label={label && `${title}: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={openAt === pathname}
        onClick={() => setOpenAt(pathname)}
      >
        {label ?? title}
      </Button>
      {openAt === pathname && (
        <Drawer title={title} side="start" onClose={close}>
          <nav aria-label={title}>
            <SideMenu sections={sections} />
          </nav>
        </Drawer>
      )}
    </Bar>
  );
};
