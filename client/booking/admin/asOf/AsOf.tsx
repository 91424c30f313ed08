import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { shownPosition } from '@platzwart/contracts/core';
import type { AsOfQuery } from '../../../__generated__/AsOfQuery.graphql.ts';
import { Happened, PastState, Stand } from '../../../core/asOf/PastState.tsx';
import { momentBefore, stepAt, stepsOf } from '../../../core/asOf/stepsOfHistory.ts';
import { useKnownAt } from '../../../core/asOf/useKnownAt.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useMoment } from '../../../core/formatting/useMoment.ts';
import { HistoryEntryView } from '../../../core/history/HistoryEntryView.tsx';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { StepSlider } from '../../../ui/forms/StepSlider.tsx';
import { LoadFailure } from '../../../core/errors/LoadFailure.tsx';
import type { AsOfAddress } from './asOfAddress.ts';
import { AsOfPlan } from './AsOfPlan.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { fetchPlanAsOf } from './fetchPlanAsOf.ts';
import { planDifferences } from './planDifferences.ts';

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
  const moment = useMoment();
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
  const steps = useMemo(() => stepsOf(bookingsHistory), [bookingsHistory]);
  const load = useCallback((store: Environment) => fetchPlanAsOf(store, { sport, date, at }), [sport, date, at]);
  const loadNow = useCallback((store: Environment) => fetchPlanAsOf(store, { sport, date, at: null }), [sport, date]);
  const [then, now] = [useKnownAt(load), useKnownAt(loadNow)];
  const differences = useMemo(
    () => (then.known && now.known ? planDifferences(then.known, now.known) : []),
    [then.known, now.known],
  );
  if (steps.length === 0) return <EmptyList title={t(($) => $.asOf.empty.title)} text={t(($) => $.asOf.empty.text)} />;
  const index = stepAt(steps, at);
  const day = format.date(date);
  const text =
    at === null ? t(($) => $.asOf.now, { day }) : t(($) => $.asOf.then, { day, time: moment(Date.parse(at)) });
  const moveTo = (value: number): void => {
    const step = steps[value - 1];
    onMoment(value > steps.length ? null : (step?.at ?? momentBefore(steps)), step?.position ?? null);
  };
  const step = at === null ? undefined : steps[index];
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
        <Stand aria-live="polite">{text}</Stand>
        {then.failure !== null && <LoadFailure failure={then.failure} onRetry={then.retry} />}
        {at !== null && <DifferenceList differences={differences} />}
        {then.known ? (
          <AsOfPlan plan={plan} date={date} bookings={then.known} differences={differences} isBusy={then.isBusy} />
        ) : (
          <ListSkeleton />
        )}
      </PastState>
      {step && (
        <Happened aria-label={t(($) => $.asOf.happened)}>
          {step.entries.map((entry) => (
            <HistoryEntryView key={`${entry.position} ${entry.subjectID}`} entry={entry}>
              <p>{t(($) => $.asOf.position, { position: shownPosition(entry.position) })}</p>
            </HistoryEntryView>
          ))}
        </Happened>
      )}
    </>
  );
};
