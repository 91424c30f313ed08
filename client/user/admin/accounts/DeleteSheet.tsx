import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeleteSheet_user$key } from '../../../__generated__/DeleteSheet_user.graphql.ts';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';

type DeleteSheetProps = { user: DeleteSheet_user$key; onClose: () => void; onDeleted: () => void };

/** Deletes an account: shows the consequences first, then asks for the member number. */
export const DeleteSheet = ({ user: key, onClose, onDeleted }: DeleteSheetProps) => {
  const { t } = useTranslation('userAdmin');
  const user = useFragment(
    graphql`
      fragment DeleteSheet_user on User {
        userID
        firstName
        lastName
      }
    `,
    key,
  );
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <AdminDialog title={t(($) => $.users.remove.title, { name })} onClose={onClose}>
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={160} />}>
          <DeleteQuestion userID={user.userID} name={name} onClose={onClose} onDeleted={onDeleted} />
        </Suspense>
      </RetryBoundary>
    </AdminDialog>
  );
};
