import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { touchTarget } from '../../ui/theme/shape.ts';
import { MovementTable } from './MovementTable.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';
import type { Movement } from './useBankInbox.ts';
import { sumDue, useStatementFacts } from './useStatementFacts.ts';
import type { useSettlements } from './useSettlements.ts';

const Tick = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  minHeight: touchTarget,
  cursor: 'pointer',
  '& > input': { width: 22, height: 22, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

type ExactMatchesProps = { movements: readonly Movement[]; settlements: ReturnType<typeof useSettlements> };

/** The movements that fit an invoice exactly: all are selected, and booked together. */
export const ExactMatches = ({ movements, settlements: { outcomes, left, run } }: ExactMatchesProps) => {
  const { t } = useTranslation('bankAdmin');
  const { cents } = useFormat();
  const { nameOf, numbersOf } = useStatementFacts();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [total, setTotal] = useState(0);
  const open = movements.filter(({ _id }) => outcomes.get(_id) !== 'BOOKED');
  const chosen = open.filter(({ _id }) => !excluded.has(_id));
  const toggle = (id: string) =>
    setExcluded((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  const book = () => {
    setTotal(chosen.length);
    run(chosen.map((movement) => ({ movement, ids: movement.invoices.map(({ _id }) => _id) })));
  };
  if (movements.length === 0) return <Card title={t(($) => $.matches.title)}>{t(($) => $.matches.none)}</Card>;
  const mark = (movement: Movement) => {
    const outcome = outcomes.get(movement._id);
    if (outcome === 'BOOKED') return <OutcomeMark outcome={outcome} />;
    return (
      <>
        <Tick>
          <input
            type="checkbox"
            aria-label={t(($) => $.select, { name: nameOf(movement), invoice: numbersOf(movement) })}
            checked={!excluded.has(movement._id)}
            disabled={left > 0}
            onChange={() => toggle(movement._id)}
          />
          {t(($) => $.matches.pick)}
        </Tick>
        {outcome && <OutcomeMark outcome={outcome} />}
      </>
    );
  };
  return (
    <Card title={t(($) => $.matches.title)}>
      <p>{t(($) => $.matches.text)}</p>
      <MovementTable label={t(($) => $.matches.title)} movements={movements} action={mark} />
      {open.length > 0 && (
        <ButtonRow>
          <Button isBusy={left > 0} disabled={chosen.length === 0} onClick={book}>
            {left > 0
              ? t(($) => $.matches.running, { done: total - left, total })
              : t(($) => $.matches.book, {
                  count: chosen.length,
                  amount: cents(sumDue(chosen.flatMap(({ invoices }) => invoices))),
                })}
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
};
