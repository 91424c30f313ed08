import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeleteSheet_user$key } from '../../__generated__/DeleteSheet_user.graphql.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Attempt } from '../../ui/Attempt.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';

type DeleteSheetProps = { user: DeleteSheet_user$key; onClose: () => void; onDeleted: () => void };

/** Deleting for good: what follows first, then a number to type, then it happens. */
export const DeleteSheet = ({ user: key, onClose, onDeleted }: DeleteSheetProps) => {
  const { t } = useTranslation('dashboard');
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
    <Sheet title={t(($) => $.users.remove.title, { name })} onClose={onClose}>
      <Attempt>
        <Suspense fallback={<Skeleton height={160} />}>
          <DeleteQuestion userID={user.userID} name={name} onClose={onClose} onDeleted={onDeleted} />
        </Suspense>
      </Attempt>
    </Sheet>
  );
};
