import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { WhatIfForm } from './WhatIfForm.tsx';
import { WhatIfResult } from './WhatIfResult.tsx';
import type { WhatIfQuestion } from './whatIfQuestion.ts';

/** Past bookings under other prices, deadlines or quotas, until others are typed. Nothing is written. */
export const WhatIfPage = () => {
  const { t } = useTranslation('figuresAdmin');
  const [asked, setAsked] = useState<WhatIfQuestion | null>(null);
  return (
    <Page
      title={t(($) => $.whatIf.title)}
      back={<BackLink to="/dashboard/figures">{t(($) => $.report.title)}</BackLink>}
    >
      <p>{t(($) => $.whatIf.intro)}</p>
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={360} />}>
          <WhatIfForm onAsk={setAsked} onEdit={() => setAsked(null)} />
        </Suspense>
      </RetryBoundary>
      {asked !== null && (
        <RetryBoundary key={JSON.stringify(asked)}>
          <Suspense fallback={<Skeleton height={240} />}>
            <WhatIfResult asked={asked} />
          </Suspense>
        </RetryBoundary>
      )}
    </Page>
  );
};
