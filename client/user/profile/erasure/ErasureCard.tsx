import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ErasureCard_user$key } from '../../../__generated__/ErasureCard_user.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { PasswordSheet } from '../PasswordSheet.tsx';
import { useSetUserFlag } from '../useSetUserFlag.ts';
import { useRequestErasure } from './useRequestErasure.ts';

/**
 * Requests the erasure of the account, after showing the consequences (Art. 17 GDPR; reliability L33).
 */
export const ErasureCard = ({ user: key }: { user: ErasureCard_user$key }) => {
  const { t } = useTranslation('profile');
  const { id, erasureRequested } = useFragment(
    graphql`
      fragment ErasureCard_user on User {
        id
        erasureRequested
      }
    `,
    key,
  );
  const setUserFlag = useSetUserFlag(id);
  const [isAsking, setAsking] = useState(false);
  const { requestErasure, isBusy } = useRequestErasure();
  const close = () => setAsking(false);
  const ask = (password: string, onRefused: (error: Error) => void) =>
    requestErasure(password, {
      onDone: () => {
        close();
        setUserFlag('erasureRequested', true);
      },
      onRefused,
    });
  return (
    <Card title={t(($) => $.erasure.title)}>
      <p>{t(($) => $.erasure.text)}</p>
      {erasureRequested ? (
        <NoticeBox kind="info" role="status">
          {t(($) => $.erasure.asked)}
        </NoticeBox>
      ) : (
        <ButtonRow>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t(($) => $.erasure.ask)}
          </Button>
        </ButtonRow>
      )}
      {isAsking && (
        <PasswordSheet
          title={t(($) => $.erasure.question)}
          submit={{ label: t(($) => $.erasure.submit), variant: 'danger', isBusy }}
          onSubmit={ask}
          onClose={close}
        >
          <ul>
            <li>{t(($) => $.erasure.consequences.bookings)}</li>
            <li>{t(($) => $.erasure.consequences.data)}</li>
            <li>{t(($) => $.erasure.consequences.final)}</li>
          </ul>
        </PasswordSheet>
      )}
    </Card>
  );
};
