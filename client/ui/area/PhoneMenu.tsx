import { useState } from 'react';
import styled from '@emotion/styled';
import { mdiMenu } from '@mdi/js';
import { useLocation } from 'react-router-dom';
import { Button } from '../Button.tsx';
import { Drawer } from '../Drawer.tsx';
import { Icon } from '../Icon.tsx';
import { SideMenu } from './SideMenu.tsx';
import { type AreaSection, currentEntry } from './areaMenu.ts';

const Bar = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 4),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
}));

type PhoneMenuProps = { title: string; sections: readonly AreaSection[] };

/** One button that says where one is, and pulls the menu out; a followed link leaves it closed behind. */
export const PhoneMenu = ({ title, sections }: PhoneMenuProps) => {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  const label = currentEntry(pathname, sections)?.label;
  return (
    <Bar>
      <Button
        look="quiet"
        icon={<Icon path={mdiMenu} />}
        // More than it shows: the page may have a button of the same name.
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
