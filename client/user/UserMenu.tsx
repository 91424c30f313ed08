import { useRef, useState } from 'react';
import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../core/loading/lazyChunk.ts';
import { useViewer } from '../core/session/useViewer.ts';
import { Avatar } from '../ui/graphics/Avatar.tsx';
import { LazyOverlay } from '../ui/overlays/LazyOverlay.tsx';
import { radius, touchTarget } from '../ui/theme/shape.ts';

const menu = lazyChunk(() => import('./menu/UserMenuItems.tsx'));
const UserMenuItems = menu.component((chunk) => chunk.UserMenuItems);

const triggerBox = (theme: Theme): CSSObject => ({
  minWidth: touchTarget,
  minHeight: touchTarget,
  [theme.breakpoints.up('md')]: { minWidth: 112 },
});

/** Reserves the menu's place until the person is known. */
export const UserMenuPlaceholder = styled('span')(({ theme }) => triggerBox(theme));

const Trigger = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  ...triggerBox(theme),
  [theme.breakpoints.up('md')]: { minWidth: 112, paddingInline: theme.spacing(2), justifyContent: 'flex-end' },
  '& > span:last-of-type': { [theme.breakpoints.down('md')]: { display: 'none' } },
}));

/** The signed-in person; opens the menu of their pages. The menu's code is loaded when the pointer comes near. */
export const UserMenu = () => {
  const { t } = useTranslation('user');
  const { firstName, lastName, role } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const name = `${firstName} ${lastName}`;
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={t(($) => $.menu.label, { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={menu.preload}
        onFocus={menu.preload}
      >
        <Avatar name={firstName} />
        <span>{firstName}</span>
      </Trigger>
      {isOpen && (
        <LazyOverlay onClose={close}>
          <UserMenuItems name={name} role={role} anchor={trigger} onClose={close} />
        </LazyOverlay>
      )}
    </>
  );
};
