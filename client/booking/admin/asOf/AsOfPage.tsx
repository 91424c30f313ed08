import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { localDateSchema } from '@platzwart/contracts/core';
import { useSportName } from '../../../core/texts/useSportName.ts';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { useCalendarSetup } from '../useCalendarSetup.ts';
import { type AsOfAddress, asOfAddressOf, paramsOfAsOf } from './asOfAddress.ts';
import { AsOf } from './AsOf.tsx';

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(3, 4),
  maxWidth: 560,
  marginBottom: theme.spacing(4),
  '@media print': { display: 'none' },
}));

const isNow = { at: null, compare: null };

const AsOfSport = () => {
  const { t } = useTranslation('bookingAdmin');
  const sportName = useSportName();
  const plans = useCalendarSetup();
  const clock = useClubClock();
  const [params, setParams] = useSearchParams();
  const address = asOfAddressOf(params, clock.date);
  const go = (next: AsOfAddress, position: string | null = null) =>
    setParams(paramsOfAsOf(next, position), { replace: true });
  const plan = plans.find(({ sport }) => sport.sport === address.sport) ?? plans[0];
  if (!plan) return null;
  const { sport } = plan.sport;
  return (
    <>
      <Choices>
        <AdminSelect
          label={t(($) => $.asOf.sport)}
          value={sport}
          options={plans.map((each) => ({ value: each.sport.sport, label: sportName(each.sport.sport) }))}
          onChange={({ target }) => go({ ...address, ...isNow, sport: target.value })}
        />
        <DateField
          label={t(($) => $.asOf.day)}
          value={address.date}
          onType={(text) => {
            const date = v.safeParse(localDateSchema, text);
            if (date.success) go({ sport, date: date.output, ...isNow });
          }}
        />
      </Choices>
      <RetryBoundary key={`${sport} ${address.date}`}>
        <Suspense fallback={<ListSkeleton />}>
          <AsOf
            key={`${sport} ${address.date}`}
            plan={plan}
            address={address}
            onMoments={(moments, position) => go({ ...address, sport, ...moments }, position)}
          />
        </Suspense>
      </RetryBoundary>
    </>
  );
};

/** The court plan as it was known at a moment, compared with a later one; the other clock is the day of play. */
export const AsOfPage = () => {
  const { t } = useTranslation('bookingAdmin');
  return (
    <Page title={t(($) => $.asOf.title)} width="wide">
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <AsOfSport />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
