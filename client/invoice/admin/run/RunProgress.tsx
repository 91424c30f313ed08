import { useEffect, useId, useRef } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { AdminTable } from '../../../ui/material/admin/AdminTable.tsx';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useIssueText } from '../useIssueText.ts';
import type { Outcome, RunState } from './useInvoiceRun.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& label': { fontWeight: 600 },
  '& progress': { width: '100%', height: 16, accentColor: theme.vars.palette.primary.main },
}));

const countsOf = ({ people, outcomes }: RunState) => {
  const reached = [...outcomes.values()];
  const issued = reached.filter((outcome) => 'issued' in outcome).length;
  return { total: people.length, issued, failed: reached.length - issued, left: people.length - issued };
};

const Result = ({ outcome }: { outcome: Outcome | undefined }) => {
  const { t } = useTranslation('invoiceAdmin');
  const issueText = useIssueText();
  if (!outcome) return t(($) => $.run.notReached);
  if ('failure' in outcome) return t(($) => $.run.failedBecause, { reason: issueText(outcome.failure) });
  const { issued } = outcome;
  return issued ? <Link to={`/dashboard/invoice/${issued.id}/details`}>{issued.number}</Link> : t(($) => $.run.done);
};

const Results = ({ people, outcomes }: RunState) => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  return (
    <AdminTable
      label={t(($) => $.run.results)}
      columns={[
        { label: t(($) => $.list.columns.person) },
        { label: t(($) => $.list.columns.amount), isNarrow: true, isNumber: true },
        { label: t(($) => $.run.result) },
      ]}
      rows={people.map(({ userID, name, amount }) => ({
        key: userID,
        cells: [
          name,
          cents(amount),
          <span key="result">
            <Result outcome={outcomes.get(userID)} />
          </span>,
        ],
      }))}
    />
  );
};

/** What the button that had the focus has given way to. */
const Focused = styled('div')({ '&:focus': { outline: 'none' } });

type RunProgressProps = { state: RunState; onStop: () => void; onResume: () => void; onForget: () => void };

type PartProps = { state: RunState } & Pick<RunProgressProps, 'onStop'>;

const Running = ({ state, onStop }: PartProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const id = useId();
  const { total, issued, failed } = countsOf(state);
  return (
    <Card title={t(($) => $.run.running)}>
      <Bar>
        <label htmlFor={id}>{t(($) => $.run.progress, { done: issued + failed, total })}</label>
        <progress id={id} max={total} value={issued + failed} />
      </Bar>
      <p>{t(($) => $.run.runningText)}</p>
      <ButtonRow>
        <Button variant="secondary" onClick={onStop}>
          {t(($) => $.run.stop)}
        </Button>
      </ButtonRow>
    </Card>
  );
};

const Finished = ({ state, onResume, onForget }: Omit<RunProgressProps, 'onStop'>) => {
  const { t } = useTranslation('invoiceAdmin');
  const { issued, failed, left } = countsOf(state);
  return (
    <Card title={t(($) => $.run.finished)}>
      <NoticeBox kind={left === 0 ? 'success' : 'warning'} role="status">
        {[
          t(($) => $.run.issued, { count: issued }),
          ...(failed > 0 ? [t(($) => $.run.failed, { count: failed })] : []),
          ...(left > failed ? [t(($) => $.run.stopped, { count: left - failed })] : []),
        ].join(' ')}
      </NoticeBox>
      <Results {...state} />
      <ButtonRow>
        {left > 0 && <Button onClick={onResume}>{t(($) => $.run.retry, { count: left })}</Button>}
        <ButtonLink to="/dashboard/invoice" variant="secondary">
          {t(($) => $.back)}
        </ButtonLink>
        <Button variant="quiet" onClick={onForget}>
          {t(($) => $.run.another)}
        </Button>
      </ButtonRow>
    </Card>
  );
};

/** How far the run is; after it, what became of each invoice, and the way to those that are missing. */
export const RunProgress = ({ state, onStop, onResume, onForget }: RunProgressProps) => {
  const { isRunning } = state;
  const focused = useRef<HTMLDivElement>(null);
  useEffect(() => focused.current?.focus(), [isRunning]);
  return (
    <Focused ref={focused} tabIndex={-1}>
      {isRunning ? <Running state={state} onStop={onStop} /> : <Finished {...{ state, onResume, onForget }} />}
    </Focused>
  );
};
