import { type ReactNode, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { radius, touchTarget } from '../../ui/theme/shape.ts';

const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    width: 'fit-content',
    minHeight: touchTarget,
    padding: theme.spacing(2, 3),
    borderRadius: radius.control,
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > section': { maxWidth: 560 },
}));

/** For whoever runs the server; folded, and loaded only when it is opened. */
export const OperationsCorner = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(($) => $.operations)}</summary>
      {isOpen && children}
    </Fold>
  );
};
