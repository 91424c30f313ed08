import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeactivateSheet_user$key } from '../../../__generated__/DeactivateSheet_user.graphql.ts';
import { useNotify } from '../../../core/notices.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { useSetActive } from './useSetActive.ts';

/** Shows the consequences before an account is deactivated. */
export const DeactivateSheet = ({ user: key, onClose }: { user: DeactivateSheet_user$key; onClose: () => void }) => {
  const { t } = useTranslation(['userAdmin', 'core']);
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
  const notify = useNotify();
  const errorText = useErrorText();
  const { setActive, isBusy } = useSetActive();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const name = `${firstName} ${lastName}`;
  const confirm = () =>
    setActive(userID, false, {
      onDone: () => {
        notify({ kind: 'success', text: t(($) => $.users.deactivated, { name }) });
        onClose();
      },
      onRefused: setRefusal,
    });
  return (
    <AdminDialog
      title={t(($) => $.users.deactivate.title, { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel, { ns: 'core' })}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={confirm}>
            {t(($) => $.users.deactivate.confirm)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.users.deactivate.text)}</p>
      {refusal && (
        <NoticeBox kind="error" role="alert">
          {errorText(refusal)}
        </NoticeBox>
      )}
    </AdminDialog>
  );
};
