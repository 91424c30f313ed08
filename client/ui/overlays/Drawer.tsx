import { type ReactNode, useId } from 'react';
import { mdiClose } from '@mdi/js';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../../core/navigation/useBackCloses.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { motion } from '../theme/motion.ts';
import { drawerWidth } from '../theme/shape.ts';
import { useModalDialog } from './useModalDialog.ts';

type Side = 'start' | 'end';

const slideIn = {
  start: keyframes({ from: { transform: 'translateX(-100%)' } }),
  end: keyframes({ from: { transform: 'translateX(100%)' } }),
};

/** As high as the window, at one of its sides. */
const Root = styled('dialog', { shouldForwardProp: (name) => name !== 'side' })<{ side: Side }>(({ theme, side }) => ({
  width: drawerWidth,
  maxWidth: `calc(100vw - ${theme.spacing(10)})`,
  height: '100dvh',
  maxHeight: 'none',
  margin: side === 'end' ? '0 0 0 auto' : '0 auto 0 0',
  padding: 0,
  border: 0,
  [side === 'end' ? 'borderLeft' : 'borderRight']: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  overscrollBehavior: 'contain',
  '&[open]': { animation: `${slideIn[side]} ${motion.slow}` },
  '&::backdrop': { background: 'rgb(6 24 14 / 55%)' },
}));
/** Fills the dialog to its edge, so that a tap on the dialog itself is a tap beside the drawer. */
const Body = styled('div')(({ theme }) => ({ minHeight: '100%', padding: theme.spacing(3, 4, 6) }));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: theme.spacing(3),
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

type DrawerProps = { title: string; side: Side; onClose: () => void; children: ReactNode };

/** A drawer from a side: settings from the end, a menu from the start; closed by the browser's Back, too. Open for as long as it is rendered. */
export const Drawer = ({ title, side, onClose, children }: DrawerProps) => {
  const { t } = useTranslation('core');
  const titleId = useId();
  useBackCloses(onClose);
  return (
    <Root {...useModalDialog(onClose)} side={side} aria-labelledby={titleId}>
      <Body>
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton icon={mdiClose} label={t(($) => $.close)} onClick={onClose} />
        </Head>
        {children}
      </Body>
    </Root>
  );
};
