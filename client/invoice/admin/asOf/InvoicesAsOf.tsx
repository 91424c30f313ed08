import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { shownPosition } from '@platzwart/contracts/core';
import type { InvoicesAsOfQuery } from '../../../__generated__/InvoicesAsOfQuery.graphql.ts';
import { KnownState } from '../../../core/asOf/KnownState.tsx';
import { MomentSliders } from '../../../core/asOf/MomentSliders.tsx';
import { PastState, Stand } from '../../../core/asOf/PastState.tsx';
import type { Moments } from '../../../core/asOf/moments.ts';
import { stepAt, stepsOf } from '../../../core/asOf/stepsOfHistory.ts';
import { useMoment } from '../../../core/formatting/useMoment.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { ChangedInvoices } from './ChangedInvoices.tsx';
import { HappenedToInvoices } from './HappenedToInvoices.tsx';
import { KnownInvoices } from './KnownInvoices.tsx';
import type { InvoicesAddress } from './asOfAddress.ts';
import { useKnownInvoices } from './useKnownInvoices.ts';
import { useMomentText } from './useMomentText.ts';

const noDifferences = [] as const;

type InvoicesAsOfProps = {
  address: InvoicesAddress;
  /** `position`: of the last event that is known at that moment. */
  onMoments: (moments: Moments, position: string | null) => void;
};

/** The invoices of a period as they stood after each of the events that changed them, and what differs later (decisions.md N48). */
export const InvoicesAsOf = ({ address, onMoments }: InvoicesAsOfProps) => {
  const { year, month, at, compare } = address;
  const { t } = useTranslation('invoiceAdmin');
  const momentText = useMomentText();
  const moment = useMoment();
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
  const { then, later, differences } = useKnownInvoices(address);
  if (steps.length === 0) return <EmptyList title={t(($) => $.asOf.empty)} text={t(($) => $.asOf.emptyText)} />;
  const step = at === null ? undefined : steps[stepAt(steps, at)];
  const text = momentText(address);
  const time = compare === null ? null : moment(Date.parse(compare));
  return (
    <>
      <MomentSliders steps={steps} moments={{ at, compare }} text={text} onMoments={onMoments} />
      <PastState data-past={at !== null}>
        <Stand aria-live="polite">
          {text}
          {step && ` (${t(($) => $.asOf.position, { position: shownPosition(step.position) })})`}
        </Stand>
        {at !== null && (
          <KnownState state={later}>
            {() => differences && <ChangedInvoices differences={differences} time={time} />}
          </KnownState>
        )}
        <KnownState state={then}>
          {(invoices) => (
            <KnownInvoices
              key={`${year} ${month}`}
              invoices={invoices}
              differences={differences ?? noDifferences}
              isBusy={then.isBusy}
            />
          )}
        </KnownState>
      </PastState>
      {step && (
        <Suspense fallback={<ListSkeleton />}>
          <HappenedToInvoices year={year} month={month} at={step.at} />
        </Suspense>
      )}
    </>
  );
};
