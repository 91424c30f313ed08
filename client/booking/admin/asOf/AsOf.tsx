import { useMemo } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AsOfQuery } from '../../../__generated__/AsOfQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { HistoryEntryView } from '../../../core/history/HistoryEntryView.tsx';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { radius } from '../../../ui/theme/shape.ts';
import { PlanFailure } from '../PlanFailure.tsx';
import type { AsOfAddress } from './asOfAddress.ts';
import { AsOfPlan } from './AsOfPlan.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { planDifferences } from './planDifferences.ts';
import { planSteps, stepAt } from './planSteps.ts';
import { StepSlider } from './StepSlider.tsx';
import { usePlanAsOf } from './usePlanAsOf.ts';

/** The past must not be taken for the present. */
const Past = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '&[data-past="true"]': {
    padding: theme.spacing(3),
    border: `3px solid ${theme.vars.palette.warning.main}`,
    borderRadius: radius.card,
  },
}));
const Stand = styled('p')({ fontWeight: 600 });
const Happened = styled('ol')(({ theme }) => ({ margin: theme.spacing(2, 0, 0), padding: 0, listStyle: 'none' }));

type AsOfProps = {
  plan: SportPlan;
  address: AsOfAddress;
  /** `position`: of the last event that is known at that moment. */
  onMoment: (at: string | null, position: string | null) => void;
};

/** A day's plan as it was known after each of the events that changed it (decisions.md N48). */
export const AsOf = ({ plan, address: { date, at }, onMoment }: AsOfProps) => {
  const { t } = useTranslation('bookingAdmin');
  const format = useFormat();
  const { sport } = plan.sport;
  const { bookingsHistory } = useLazyLoadQuery<AsOfQuery>(
    graphql`
      query AsOfQuery($sport: String!, $date: Date!) {
        bookingsHistory(fromDate: $date, toDate: $date, choosenSport: $sport) {
          at
          position
          subjectID
          ...HistoryEntryView_entry
        }
        ...useCourtName_courts
      }
    `,
    { sport, date },
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  useCourtName();
  const steps = useMemo(() => planSteps(bookingsHistory), [bookingsHistory]);
  const [then, now] = [usePlanAsOf(sport, date, at), usePlanAsOf(sport, date, null)];
  const differences = useMemo(
    () => (then.bookings && now.bookings ? planDifferences(then.bookings, now.bookings) : []),
    [then.bookings, now.bookings],
  );
  if (steps.length === 0) return <EmptyList title={t(($) => $.asOf.empty.title)} text={t(($) => $.asOf.empty.text)} />;
  const index = stepAt(steps, at);
  const day = format.date(date);
  const text =
    at === null ? t(($) => $.asOf.now, { day }) : t(($) => $.asOf.then, { day, time: format.instant(Date.parse(at)) });
  const moveTo = (value: number): void => {
    const step = steps[value - 1];
    // Before the first event nothing was known: a second before it.
    const first = () => new Date(Date.parse(steps[0]?.at ?? '') - 1_000).toISOString();
    onMoment(value > steps.length ? null : (step?.at ?? first()), step?.position ?? null);
  };
  const step = at === null ? undefined : steps[index];
  return (
    <>
      <StepSlider value={index + 1} count={steps.length} text={text} onChange={moveTo} />
      <Past data-past={at !== null}>
        <Stand aria-live="polite">{text}</Stand>
        {then.failure !== null && <PlanFailure failure={then.failure} onRetry={then.retry} />}
        {at !== null && <DifferenceList differences={differences} />}
        {then.bookings ? (
          <AsOfPlan plan={plan} date={date} bookings={then.bookings} differences={differences} isBusy={then.isBusy} />
        ) : (
          <ListSkeleton />
        )}
      </Past>
      {step && (
        <Happened aria-label={t(($) => $.asOf.happened)}>
          {step.entries.map((entry) => (
            <HistoryEntryView key={`${entry.position} ${entry.subjectID}`} entry={entry}>
              <p>{t(($) => $.asOf.position, { position: entry.position.replace(/^0+(?=.)/, '') })}</p>
            </HistoryEntryView>
          ))}
        </Happened>
      )}
    </>
  );
};
