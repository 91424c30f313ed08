import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { UpcomingEvents } from '../../core/upcomingEvents/UpcomingEvents.tsx';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';

const Ways = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  margin: theme.spacing(0, 0, 8),
}));

/** Only where the club allows guests (product.md §2). */
const RegisterLink = () => {
  const { t } = useTranslation('start');
  const { allowedGuests } = useClubInfos();
  return (
    allowedGuests && (
      <ButtonLink variant="secondary" to="/auth/register">
        {t(($) => $.register)}
      </ButtonLink>
    )
  );
};

/** `/` for visitors: the way to the booking, and what is coming up (decisions.md W1). */
export const StartPage = () => {
  const { t } = useTranslation('start');
  return (
    <Page title={t(($) => $.title)}>
      <p>{t(($) => $.intro)}</p>
      <Ways>
        <ButtonLink to="/booking">{t(($) => $.book)}</ButtonLink>
        <SilentBoundary>
          <RegisterLink />
        </SilentBoundary>
      </Ways>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <UpcomingEvents />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
