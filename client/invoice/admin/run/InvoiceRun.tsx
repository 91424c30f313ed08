import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { roles } from '@platzwart/contracts/core';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Cards } from '../../../ui/layout/Cards.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { BillingNotice } from '../BillingNotice.tsx';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { periodIn, periodProblem, wrongDayIn } from '../period/billingPeriod.ts';
import { LeaveWhileRunning } from './LeaveWhileRunning.tsx';
import { RunPreview } from './RunPreview.tsx';
import { RunProgress } from './RunProgress.tsx';
import { useInvoiceRun } from './useInvoiceRun.ts';

/** The choice of time and people, the preview, and the run itself; the address holds the choice. */
export const InvoiceRun = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { date: today } = useClubClock();
  const [params, setParams] = useSearchParams();
  const period = periodIn(params, today);
  const wrongDay = wrongDayIn(params);
  const role = roles.find((each) => each === params.get('role')) ?? null;
  const [runs, setRuns] = useState(0);
  const { state, start, stop, resume, forget } = useInvoiceRun();
  const change = (changed: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams({ from: period.fromDate, to: period.toDate, role: role ?? '', ...changed });
    if (next.get('role') === '') next.delete('role');
    setParams(next, { replace: true });
  };
  if (state)
    return (
      <>
        <LeaveWhileRunning isRunning={state.isRunning} />
        <RunProgress
          state={state}
          onStop={stop}
          onResume={resume}
          onForget={() => {
            setRuns((count) => count + 1);
            forget();
          }}
        />
      </>
    );
  return (
    <Cards>
      <BillingNotice />
      <Card title={t(($) => $.run.choose)}>
        <PeriodFields
          period={period}
          today={today}
          onChange={({ fromDate, toDate }) => change({ from: fromDate, to: toDate })}
        />
        <AdminSelect
          label={t(($) => $.run.role)}
          value={role ?? ''}
          options={[
            { value: '', label: t(($) => $.run.everybody) },
            ...roles.map((value) => ({ value, label: t(($) => $.roles[value]) })),
          ]}
          onChange={({ target }) => change({ role: target.value })}
        />
      </Card>
      {wrongDay !== null && (
        <NoticeBox kind="error" role="alert">
          {t(($) => $.period.wrongDay, { day: wrongDay })}
        </NoticeBox>
      )}
      {wrongDay === null && periodProblem(period, today) === null && (
        <RetryBoundary key={`${period.fromDate} ${period.toDate} ${role ?? ''}`}>
          <Suspense fallback={<ListSkeleton />}>
            <RunPreview {...{ period, role, runs }} onStart={(people) => start(people, period)} />
          </Suspense>
        </RetryBoundary>
      )}
    </Cards>
  );
};
