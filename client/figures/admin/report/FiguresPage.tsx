import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalBoundary } from '../../../core/errors/RefusalBoundary.tsx';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PeriodFilterBar } from './PeriodFilterBar.tsx';
import { OwedMoney } from './OwedMoney.tsx';
import { QuestionSection } from './QuestionSection.ts';
import { Report } from './Report.tsx';
import { comparedPeriod, isTooLong, periodOf } from './reportPeriod.ts';
import { useReportAddress } from './useReportAddress.ts';

const UnknownPosition = ({ onNewest }: { onNewest: () => void }) => {
  const { t } = useTranslation('figuresAdmin');
  return (
    <QuestionSection>
      <EmptyList
        title={t(($) => $.report.unknownPosition)}
        text={t(($) => $.report.unknownPositionText)}
        action={<Button onClick={onNewest}>{t(($) => $.report.newest)}</Button>}
      />
    </QuestionSection>
  );
};

/** Three questions about a period: are the courts busy, are they used well, do they earn well? The address holds the whole report. */
export const FiguresPage = () => {
  const { t } = useTranslation('figuresAdmin');
  const { date: today } = useClubClock();
  const { address, go } = useReportAddress(today);
  const [period, compared] = [periodOf(address), comparedPeriod(address)];
  const unknownPosition = <UnknownPosition onNewest={() => go({ position: null })} />;
  const isDrawn = !isTooLong(period) && !(compared && isTooLong(compared));
  return (
    <Page title={t(($) => $.report.title)}>
      <PeriodFilterBar address={address} period={period} onChange={go} />
      {isDrawn ? (
        <RetryBoundary>
          <Suspense fallback={<Skeleton height={480} />}>
            <RefusalBoundary key={address.position} code="ERR_INVALID_INPUT" field="position" instead={unknownPosition}>
              <Report address={address} period={period} compared={compared} otherwise={unknownPosition} />
            </RefusalBoundary>
          </Suspense>
        </RetryBoundary>
      ) : (
        <QuestionSection>
          <EmptyList title={t(($) => $.report.tooLong)} text={t(($) => $.report.tooLongText)} />
        </QuestionSection>
      )}
      <QuestionSection>
        <h2>{t(($) => $.report.owed.question)}</h2>
        <RetryBoundary>
          <Suspense fallback={<Skeleton height={320} />}>
            <OwedMoney today={today} />
          </Suspense>
        </RetryBoundary>
      </QuestionSection>
    </Page>
  );
};
