import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { shownPosition } from '@platzwart/contracts/core';
import type { InvoicesAsOfQuery } from '../../../__generated__/InvoicesAsOfQuery.graphql.ts';
import { PastState, Stand } from '../../../core/asOf/PastState.tsx';
import { momentBefore, stepAt, stepsOf } from '../../../core/asOf/stepsOfHistory.ts';
import { LoadFailure } from '../../../core/errors/LoadFailure.tsx';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { StepSlider } from '../../../ui/forms/StepSlider.tsx';
import { ChangedInvoices } from './ChangedInvoices.tsx';
import { HappenedToInvoices } from './HappenedToInvoices.tsx';
import { KnownInvoices } from './KnownInvoices.tsx';
import type { InvoicesAddress } from './asOfAddress.ts';
import { useKnownInvoices } from './useKnownInvoices.ts';
import { useMomentText } from './useMomentText.ts';

type InvoicesAsOfProps = {
  address: InvoicesAddress;
  /** `position`: of the last event that is known at that moment. */
  onMoment: (at: string | null, position: string | null) => void;
};

/** The invoices of a year or month as they stood after each of the events that changed them (decisions.md N48). */
export const InvoicesAsOf = ({ address: { year, month, at }, onMoment }: InvoicesAsOfProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const momentText = useMomentText();
  const { invoicesHistory } = useLazyLoadQuery<InvoicesAsOfQuery>(
    graphql`
      query InvoicesAsOfQuery($year: Int!, $month: Int) {
        invoicesHistory(year: $year, month: $month) {
          at
          position
        }
      }
    `,
    { year, month },
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  const steps = useMemo(() => stepsOf(invoicesHistory), [invoicesHistory]);
  const { then, differences } = useKnownInvoices({ year, month, at });
  if (steps.length === 0) return <EmptyList title={t(($) => $.asOf.empty)} text={t(($) => $.asOf.emptyText)} />;
  const index = stepAt(steps, at);
  const step = at === null ? undefined : steps[index];
  const text = momentText({ year, month, at });
  const moveTo = (value: number): void => {
    const next = steps[value - 1];
    onMoment(value > steps.length ? null : (next?.at ?? momentBefore(steps)), next?.position ?? null);
  };
  return (
    <>
      <StepSlider
        value={index + 1}
        count={steps.length}
        label={t(($) => $.asOf.slider)}
        previous={t(($) => $.asOf.previous)}
        next={t(($) => $.asOf.next)}
        text={text}
        onChange={moveTo}
      />
      <PastState data-past={at !== null}>
        <Stand aria-live="polite">
          {text}
          {step && ` (${t(($) => $.asOf.position, { position: shownPosition(step.position) })})`}
        </Stand>
        {then.failure !== null && <LoadFailure failure={then.failure} onRetry={then.retry} />}
        {at !== null && <ChangedInvoices differences={differences} />}
        {then.known ? (
          <KnownInvoices
            key={`${year} ${month}`}
            invoices={then.known}
            differences={differences}
            isBusy={then.isBusy}
          />
        ) : (
          <ListSkeleton />
        )}
      </PastState>
      {step && (
        <Suspense fallback={<ListSkeleton />}>
          <HappenedToInvoices year={year} month={month} at={step.at} />
        </Suspense>
      )}
    </>
  );
};
