import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { shownPosition } from '@platzwart/contracts/core';
import type { AsOfQuery } from '../../../__generated__/AsOfQuery.graphql.ts';
import { KnownState } from '../../../core/asOf/KnownState.tsx';
import { MomentSliders } from '../../../core/asOf/MomentSliders.tsx';
import { Happened, PastState, Stand } from '../../../core/asOf/PastState.tsx';
import type { Moments } from '../../../core/asOf/moments.ts';
import { stepAt, stepsOf } from '../../../core/asOf/stepsOfHistory.ts';
import { useKnownAt } from '../../../core/asOf/useKnownAt.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useMoment } from '../../../core/formatting/useMoment.ts';
import { HistoryEntryView } from '../../../core/history/HistoryEntryView.tsx';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import type { AsOfAddress } from './asOfAddress.ts';
import { AsOfPlan } from './AsOfPlan.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { fetchPlanAsOf } from './fetchPlanAsOf.ts';
import { planDifferences } from './planDifferences.ts';

const noDifferences = [] as const;

type AsOfProps = {
  plan: SportPlan;
  address: AsOfAddress;
  /** `position`: of the last event that is known at that moment. */
  onMoments: (moments: Moments, position: string | null) => void;
};

/** A day's plan as it was known after each of the events that changed it, and what differs at a later moment (decisions.md N48). */
export const AsOf = ({ plan, address: { date, at, compare }, onMoments }: AsOfProps) => {
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
  const loadLater = useCallback(
    (store: Environment) => fetchPlanAsOf(store, { sport, date, at: compare }),
    [sport, date, compare],
  );
  const [then, later] = [useKnownAt(load), useKnownAt(loadLater)];
  const differences = useMemo(
    () => (at !== null && then.known && later.known ? planDifferences(then.known, later.known) : null),
    [at, then.known, later.known],
  );
  if (steps.length === 0) return <EmptyList title={t(($) => $.asOf.empty.title)} text={t(($) => $.asOf.empty.text)} />;
  const day = format.date(date);
  const text =
    at === null ? t(($) => $.asOf.now, { day }) : t(($) => $.asOf.then, { day, time: moment(Date.parse(at)) });
  const time = compare === null ? null : moment(Date.parse(compare));
  const step = at === null ? undefined : steps[stepAt(steps, at)];
  return (
    <>
      <MomentSliders steps={steps} moments={{ at, compare }} text={text} onMoments={onMoments} />
      <PastState data-past={at !== null}>
        <Stand aria-live="polite">{text}</Stand>
        {at !== null && (
          <KnownState state={later}>
            {() => differences && <DifferenceList differences={differences} time={time} />}
          </KnownState>
        )}
        <KnownState state={then}>
          {(bookings) => (
            <AsOfPlan
              plan={plan}
              date={date}
              bookings={bookings}
              differences={differences ?? noDifferences}
              isBusy={then.isBusy}
            />
          )}
        </KnownState>
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
