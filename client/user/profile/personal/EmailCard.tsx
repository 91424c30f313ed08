import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EmailCard_user$key } from '../../../__generated__/EmailCard_user.graphql.ts';
import { createDraft } from '../../../core/forms/draft.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { EmailForm } from './EmailForm.tsx';

const draft = createDraft<string>();

/**
 * The address for signing in; a new one takes effect when the link in the e-mail to it was opened (decisions.md U8).
 */
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
      <DescriptionList>
        <dt>{t(($) => $.email.current)}</dt>
        <dd>{current}</dd>
      </DescriptionList>
      <p>{t(($) => $.email.why)}</p>
      {pending !== null && (
        <NoticeBox kind="info" role="status">
          {t(($) => $.email.pending, { fresh: pending, current })}
        </NoticeBox>
      )}
      {isChanging ? (
        <EmailForm id={user.id} userID={user.userID} current={current} draft={draft} onEnd={() => setChanging(false)} />
      ) : (
        <ButtonRow>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {t(($) => (pending === null ? $.email.change : $.email.otherAddress))}
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
};
