import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '../../../core/people/PersonPicker.tsx';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Cards } from '../../../ui/layout/Cards.tsx';
import { BillingNotice } from '../BillingNotice.tsx';
import { PeriodFields } from '../period/PeriodFields.tsx';
import { periodProblem } from '../period/billingPeriod.ts';
import { InvoicePreview } from './InvoicePreview.tsx';
import { billable, useNewInvoiceAddress } from './useNewInvoiceAddress.ts';

const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** Whom to bill for which time; the preview follows each choice. */
export const NewInvoiceForm = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { date: today } = useClubClock();
  const { period, wrongDay, person, pick, setPeriod } = useNewInvoiceAddress(today);
  const isPeriodFine = wrongDay === null && periodProblem(period, today) === null;
  return (
    <Cards>
      <BillingNotice />
      <Card title={t(($) => $.new.choose)}>
        <PersonPicker
          person={person}
          label={t(($) => $.new.person)}
          help={t(($) => $.new.personHelp)}
          pickable={billable}
          onPick={pick}
        />
        <PeriodFields period={period} today={today} onChange={setPeriod} />
      </Card>
      {wrongDay !== null && (
        <NoticeBox kind="error" role="alert">
          {t(($) => $.period.wrongDay, { day: wrongDay })}
        </NoticeBox>
      )}
      {person === null && <Hint>{t(($) => $.new.hint)}</Hint>}
      {person !== null && isPeriodFine && (
        <RetryBoundary key={`${person.userID} ${period.fromDate} ${period.toDate}`}>
          <Suspense fallback={<Skeleton height={240} />}>
            <InvoicePreview userID={person.userID} period={period} />
          </Suspense>
        </RetryBoundary>
      )}
    </Cards>
  );
};
