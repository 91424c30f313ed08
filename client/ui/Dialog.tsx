import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { mdiClose } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { motion } from './motion.ts';
import { radius } from './shape.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

const Root = styled('dialog')(({ theme }) => ({
  boxSizing: 'border-box',
  width: 'min(100vw - 32px, 520px)',
  maxHeight: 'calc(100dvh - 64px)',
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: '0 24px 64px rgb(6 24 14 / 28%)',
  '&[open]': { animation: `${rise} ${motion.normal}` },
  '&::backdrop': { background: 'rgb(6 24 14 / 55%)' },
  [theme.breakpoints.down('sm')]: {
    width: '100vw',
    maxWidth: '100vw',
    margin: 'auto 0 0',
    borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  },
}));
const Sheet = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), padding: theme.spacing(5) }));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'flex-start',
  justifyContent: 'space-between',
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0, paddingTop: theme.spacing(2) }));
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: theme.spacing(2),
  justifyContent: 'flex-end',
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 auto' } },
}));

type DialogProps = { title: string; actions?: ReactNode; onClose: () => void; children: ReactNode };

/**
 * Asks or explains something on top of the page: open for as long as it is rendered. Escape, the cross and a tap beside
 * it call `onClose`; focus stays inside and goes back to where it was. A sheet from below on a phone.
 */
export const Dialog = ({ title, actions, onClose, children }: DialogProps) => {
  const { t } = useTranslation('core');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const keepOpenUntilParentAgrees = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Root
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={keepOpenUntilParentAgrees}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Sheet>
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton icon={mdiClose} label={t(($) => $.close)} onClick={onClose} />
        </Head>
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Sheet>
    </Root>
  );
};
