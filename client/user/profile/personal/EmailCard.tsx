import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EmailCard_user$key } from '../../../__generated__/EmailCard_user.graphql.ts';
import { createDraft } from '../../../core/draft.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonRow } from '../../../ui/ButtonRow.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { NoticeBox } from '../../../ui/NoticeBox.tsx';
import { EmailForm } from './EmailForm.tsx';

const draft = createDraft<string>();

/** The address one signs in with; a new one counts once the letter to it was answered (decisions.md U8). */
export const EmailCard = ({ user: key }: { user: EmailCard_user$key }) => {
  const { t } = useTranslation('profile');
  const user = useFragment(
    graphql`
      fragment EmailCard_user on User {
        id
        userID
        email
        newEmail
      }
    `,
    key,
  );
  const [isChanging, setChanging] = useState(() => draft.of(user.userID) !== null);
  const current = user.email ?? '';
  const pending = user.newEmail ?? null;
  return (
    <Card title={t(($) => $.email.title)}>
      <Facts>
        <dt>{t(($) => $.email.current)}</dt>
        <dd>{current}</dd>
      </Facts>
      <p>{t(($) => $.email.why)}</p>
      {pending !== null && (
        <NoticeBox kind="info" role="status">
          {t(($) => $.email.pending, { fresh: pending, current })}
        </NoticeBox>
      )}
      {isChanging ? (
        <EmailForm {...user} current={current} draft={draft} onEnd={() => setChanging(false)} />
      ) : (
        <ButtonRow>
          <Button look="secondary" onClick={() => setChanging(true)}>
            {t(($) => (pending === null ? $.email.change : $.email.otherAddress))}
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
};
