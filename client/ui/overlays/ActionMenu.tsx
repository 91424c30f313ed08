import { useRef, useState } from 'react';
import { mdiDotsVertical } from '@mdi/js';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../graphics/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { MaterialThemeProvider } from '../material/MaterialThemeProvider.tsx';

export type Action = Readonly<{ key: string; label: string; icon: string; onSelect: () => void }>;

/** The actions of one row: arrow keys move, Escape closes and returns the focus (ARIA menu pattern). */
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
        <MaterialThemeProvider>
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
        </MaterialThemeProvider>
      )}
    </>
  );
};
