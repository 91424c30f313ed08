import { useRef, useState } from 'react';
import { mdiDotsVertical } from '@mdi/js';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { MaterialLook } from './MaterialLook.tsx';

export type Action = Readonly<{ key: string; label: string; icon: string; onSelect: () => void }>;

/** What can be done with one row: arrow keys move, Escape closes and gives the focus back (ARIA menu pattern). */
export const ActionMenu = ({ label, actions }: { label: string; actions: readonly Action[] }) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={trigger}
        icon={mdiDotsVertical}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <MaterialLook>
          <Menu
            open
            anchorEl={() => trigger.current}
            onClose={close}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            transformOrigin={{ vertical: 'top', horizontal: 'right' }}
            slotProps={{ list: { 'aria-label': label } }}
          >
            {actions.map(({ key, label: text, icon, onSelect }) => (
              <MenuItem
                key={key}
                onClick={() => {
                  close();
                  onSelect();
                }}
              >
                <Icon path={icon} />
                {text}
              </MenuItem>
            ))}
          </Menu>
        </MaterialLook>
      )}
    </>
  );
};
