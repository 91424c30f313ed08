import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { useEditedUserQuery } from '../../__generated__/useEditedUserQuery.graphql.ts';
import { HistoryButton } from '../../core/history/HistoryButton.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Cards } from '../../ui/layout/Cards.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { AccountBilling } from './account/AccountBilling.tsx';
import { AccountBookings } from './account/AccountBookings.tsx';
import { AccountFacts } from './account/AccountFacts.tsx';
import { AccountFamily } from './account/AccountFamily.tsx';
import { EditUserForm } from './form/EditUserForm.tsx';
import { useEditedUser } from './form/useEditedUser.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(20rem, 1fr)' },
}));

/** One account, by its member number: its state, its data and its bookings. */
export const EditUserPage = ({ account }: { account: PreloadedQuery<useEditedUserQuery> }) => {
  const { t } = useTranslation('userAdmin');
  const found = useEditedUser(account);
  if (!found) {
    return (
      <Page title={t(($) => $.form.editTitle)}>
        <EmptyList
          title={t(($) => $.form.notFound.title)}
          text={t(($) => $.form.notFound.text)}
          action={<ButtonLink to="/dashboard/user">{t(($) => $.form.notFound.action)}</ButtonLink>}
        />
      </Page>
    );
  }
  const { user, facts } = found;
  return (
    <Page
      title={`${user.firstName} ${user.lastName}`}
      back={<BackLink to="/dashboard/user">{t(($) => $.account.back)}</BackLink>}
      actions={<HistoryButton subjectId={found.id} subject={`${user.firstName} ${user.lastName}`} />}
    >
      <AccountFacts user={facts} />
      <Columns>
        <EditUserForm key={user.userID} user={user} isLastAdmin={found.isLastAdmin} />
        <Cards>
          <AccountFamily user={found.family} />
          <AccountBilling user={found.billing} />
          <RetryBoundary>
            <Suspense fallback={<Skeleton height={320} />}>
              <AccountBookings userID={user.userID} />
            </Suspense>
          </RetryBoundary>
        </Cards>
      </Columns>
    </Page>
  );
};
