import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ErasureCard_user$key } from '../../../__generated__/ErasureCard_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonRow } from '../../../ui/ButtonRow.tsx';
import { Card } from '../../../ui/Card.tsx';
import { NoticeBox } from '../../../ui/NoticeBox.tsx';
import { PasswordSheet } from '../PasswordSheet.tsx';
import { useSetOnUser } from '../useSetOnUser.ts';
import { useRequestErasure } from './useRequestErasure.ts';

/** Asks to be forgotten, with what that means said first (Art. 17 GDPR; reference: reliability.md L33). */
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
  const setOnUser = useSetOnUser(id);
  const [isAsking, setAsking] = useState(false);
  const { requestErasure, isBusy } = useRequestErasure();
  const close = () => setAsking(false);
  const ask = (password: string, onRefused: (error: Error) => void) =>
    requestErasure(password, {
      onDone: () => {
        close();
        setOnUser('erasureRequested', true);
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
          <Button look="secondary" onClick={() => setAsking(true)}>
            {t(($) => $.erasure.ask)}
          </Button>
        </ButtonRow>
      )}
      {isAsking && (
        <PasswordSheet
          title={t(($) => $.erasure.question)}
          submit={{ label: t(($) => $.erasure.submit), look: 'danger', isBusy }}
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
