import styled from '@emotion/styled';
import { radius } from '../../../ui/theme/shape.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 8,
  bottom: theme.spacing(4),
  left: '50%',
  width: 'max-content',
  maxWidth: `calc(100vw - ${theme.spacing(8)})`,
  padding: theme.spacing(3, 5),
  transform: 'translateX(-50%)',
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderRadius: radius.control,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: '0 12px 32px rgb(6 24 14 / 18%)',
  fontWeight: 600,
  pointerEvents: 'none',
  '&:empty': { display: 'contents' },
  '&[data-free="false"]': { borderColor: theme.vars.palette.error.main },
  '@media print': { display: 'none' },
}));

/** Says where a booking on its way would be, also to screen readers; null while none is moved. */
export const MoveBar = ({ text, isFree }: { text: string | null; isFree: boolean }) => (
  <Bar role="status" data-free={isFree}>
    {text}
  </Bar>
);
