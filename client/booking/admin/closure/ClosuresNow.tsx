import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Court } from '@platzwart/contracts/core';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { Closure } from './closuresOfToday.ts';
import { useReopenCourts } from './useReopenCourts.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(6),
  '& h2': { ...theme.typography.h3, margin: 0 },
}));
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > p': { flex: '1 1 200px', margin: 0, overflowWrap: 'anywhere' },
}));

type ClosuresNowProps = { closures: readonly Closure[]; courts: readonly Court[] };

/** What is closed for the rest of today, and the buttons that open it early. */
export const ClosuresNow = ({ closures, courts }: ClosuresNowProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { timeRange } = useFormat();
  const notify = useNotify();
  const errorText = useErrorText();
  const { call, isBusy } = useReopenCourts();
  const nameOf = (number: number): string => courts.find((court) => court.number === number)?.name ?? String(number);
  const reopen = ({ ids }: Closure) =>
    call(
      { closures: ids },
      {
        onDone: () => notify({ kind: 'success', text: t(($) => $.closure.reopened) }),
        onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
      },
    );
  if (closures.length === 0) return null;
  return (
    <Root aria-labelledby="closures-now">
      <h2 id="closures-now">{t(($) => $.closure.now)}</h2>
      {closures.map((closure) => {
        const text = t(($) => $.closure.what, {
          reason: closure.reason,
          time: timeRange(closure.start, closure.end),
          courts: closure.courts.map(nameOf).join(', '),
        });
        return (
          <Row key={closure.ids.join()}>
            <p>{text}</p>
            <Button
              variant="secondary"
              isBusy={isBusy}
              aria-label={t(($) => $.closure.reopenThis, { what: text })}
              onClick={() => reopen(closure)}
            >
              {t(($) => $.closure.reopen)}
            </Button>
          </Row>
        );
      })}
    </Root>
  );
};
