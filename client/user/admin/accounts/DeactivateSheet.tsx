import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeactivateSheet_user$key } from '../../../__generated__/DeactivateSheet_user.graphql.ts';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { DeactivateQuestion } from './DeactivateQuestion.tsx';

/** Shows the consequences before an account is deactivated. */
export const DeactivateSheet = ({ user: key, onClose }: { user: DeactivateSheet_user$key; onClose: () => void }) => {
  const { t } = useTranslation('userAdmin');
  const { userID, firstName, lastName } = useFragment(
    graphql`
      fragment DeactivateSheet_user on User {
        userID
        firstName
        lastName
      }
    `,
    key,
  );
  const name = `${firstName} ${lastName}`;
  return (
    <AdminDialog title={t(($) => $.users.deactivate.title, { name })} onClose={onClose}>
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={160} />}>
          <DeactivateQuestion userID={userID} name={name} onClose={onClose} />
        </Suspense>
      </RetryBoundary>
    </AdminDialog>
  );
};
