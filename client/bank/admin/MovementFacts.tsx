import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { Movement } from './useReadStatement.ts';
import { useStatementFacts } from './useStatementFacts.ts';

const Root = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  overflowWrap: 'anywhere',
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Who paid, when, and what they wrote. */
export const MovementFacts = ({ movement }: { movement: Movement }) => {
  const { date } = useFormat();
  const { nameOf } = useStatementFacts();
  return (
    <Root>
      <strong>{nameOf(movement)}</strong>
      <span>{movement.text}</span>
      <small>{date(movement.bookedOn, 'plain')}</small>
    </Root>
  );
};
