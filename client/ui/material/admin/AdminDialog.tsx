import { type ReactNode, useId } from 'react';
import { mdiClose } from '@mdi/js';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../../../core/navigation/useBackCloses.ts';
import { IconButton } from '../../buttons/IconButton.tsx';
import { DialogBody } from './DialogBody.tsx';

const Close = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(3),
  right: theme.spacing(4),
}));
const Title = styled(DialogTitle)(({ theme }) => ({ '&&': { paddingRight: theme.spacing(16) } }));

/** The second click of the double click that has opened the dialog: it falls beside the dialog. */
const isSecondClick = (event: object): boolean => 'detail' in event && Number(event.detail) > 1;

type AdminDialogProps = { title: string; onClose: () => void; actions?: ReactNode; children: ReactNode };

/**
 * A question that an admin answers before continuing: keeps the focus inside, closes by Escape, by the browser's Back, by its
 * close button and by a tap beside it, and returns the focus. Open for as long as it is rendered.
 */
export const AdminDialog = ({ title, onClose, actions, children }: AdminDialogProps) => {
  const { t } = useTranslation('core');
  const titleId = useId();
  useBackCloses(onClose);
  return (
    <Dialog open onClose={(event) => isSecondClick(event) || onClose()} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Close icon={mdiClose} label={t(($) => $.close)} onClick={onClose} />
      <DialogBody>{children}</DialogBody>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
};
