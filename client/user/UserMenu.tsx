import { useRef, useState } from 'react';
import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { lateParts } from '../core/lateParts.ts';
import { useViewer } from '../core/useViewer.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { radius, touchTarget } from '../ui/shape.ts';

const menu = lateParts(() => import('./menu/UserMenuItems.tsx'));
const UserMenuItems = menu.part((parts) => parts.UserMenuItems);

const room = (theme: Theme): CSSObject => ({
  minWidth: touchTarget,
  minHeight: touchTarget,
  [theme.breakpoints.up('md')]: { minWidth: 112 },
});

/** Keeps the menu's place until we know whose it is. */
export const UserMenuPlace = styled('span')(({ theme }) => room(theme));

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
  ...room(theme),
  [theme.breakpoints.up('md')]: { minWidth: 112, paddingInline: theme.spacing(2), justifyContent: 'flex-end' },
  '& > span:last-of-type': { [theme.breakpoints.down('md')]: { display: 'none' } },
}));

/** Who is signed in; opens what belongs to them. The menu's code comes when a hand nears it. */
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
        <OnDemand onClose={close}>
          <UserMenuItems name={name} role={role} anchor={trigger} onClose={close} />
        </OnDemand>
      )}
    </>
  );
};
