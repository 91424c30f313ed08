import { type ReactNode, useId } from 'react';
import { mdiClose } from '@mdi/js';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../../core/navigation/useBackCloses.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { motion } from '../theme/motion.ts';
import { radius } from '../theme/shape.ts';
import { useModalDialog } from './useModalDialog.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

/** At the bottom edge on a phone, in the middle of larger screens. */
const Root = styled('dialog')(({ theme }) => ({
  width: '100%',
  maxWidth: '100%',
  maxHeight: '90dvh',
  margin: 'auto 0 0',
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  overscrollBehavior: 'contain',
  '&[open]': { animation: `${rise} ${motion.normal}` },
  '&::backdrop': { background: 'rgb(6 24 14 / 55%)' },
  [theme.breakpoints.up('sm')]: {
    width: 'min(520px, calc(100% - 32px))',
    margin: 'auto',
    borderRadius: radius.card,
  },
}));
/** Fills the dialog to its edge, so that a tap on the dialog itself is a tap beside the sheet. */
const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(4, 4, 6),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(5, 6, 6) },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: theme.spacing(3),
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
  '& > *': { flex: '1 1 12rem' },
}));

type SheetProps = { title: string; onClose: () => void; actions?: ReactNode; children: ReactNode };

/**
 * A dialog: keeps the focus inside, closes by Esc, by the browser's Back, by its close button and by a tap beside it, and returns the focus.
 * Open for as long as it is rendered.
 */
export const Sheet = ({ title, onClose, actions, children }: SheetProps) => {
  const { t } = useTranslation('core');
  const titleId = useId();
  useBackCloses(onClose);
  return (
    <Root {...useModalDialog(onClose)} aria-labelledby={titleId}>
      <Body>
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton icon={mdiClose} label={t(($) => $.close)} onClick={onClose} />
        </Head>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Body>
    </Root>
  );
};
