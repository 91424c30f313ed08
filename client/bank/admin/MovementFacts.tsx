import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { Movement } from './useBankInbox.ts';
import { useStatementFacts } from './useStatementFacts.ts';

const Root = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  overflowWrap: 'anywhere',
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Who paid, when, and what they wrote. */
export const MovementFacts = ({ movement }: { movement: Movement }) => {
  const { t } = useTranslation('bankAdmin');
  const { cents, date } = useFormat();
  const { nameOf } = useStatementFacts();
  return (
    <Root>
      <strong>{nameOf(movement)}</strong>
      <span>{movement.text}</span>
      <small>
        {movement.problem
          ? t(($) => $.problem.line, { line: movement.problem.line })
          : date(movement.bookedOn, 'plain')}
      </small>
      {movement.state === 'OPEN' && movement.rest !== Math.abs(movement.amount) && (
        <small>{t(($) => $.rest.left, { amount: cents(movement.rest) })}</small>
      )}
      {movement.maybeSame && <small>{t(($) => $.maybeSame)}</small>}
    </Root>
  );
};
