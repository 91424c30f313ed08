import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeactivateSheet_user$key } from '../../__generated__/DeactivateSheet_user.graphql.ts';
import { useNotify } from '../../core/notices.ts';
import { useErrorText } from '../../core/useErrorText.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useSetActive } from './useSetActive.ts';

/** Says what follows before somebody is kept out. */
export const DeactivateSheet = ({ user: key, onClose }: { user: DeactivateSheet_user$key; onClose: () => void }) => {
  const { t } = useTranslation(['dashboard', 'core']);
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
    <Sheet
      title={t(($) => $.users.deactivate.title, { name })}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t(($) => $.cancel, { ns: 'core' })}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={confirm}>
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
    </Sheet>
  );
};
