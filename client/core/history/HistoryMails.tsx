import { mdiEmailAlertOutline, mdiEmailCheckOutline, mdiEmailOffOutline, mdiEmailSyncOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { HistoryMails_mails$key } from '../../__generated__/HistoryMails_mails.graphql.ts';
import { type StateKind, StateMark } from '../../ui/feedback/StateMark.tsx';

const marks = {
  SENT: { kind: 'success', icon: mdiEmailCheckOutline },
  WAITING: { kind: 'info', icon: mdiEmailSyncOutline },
  FAILED: { kind: 'error', icon: mdiEmailAlertOutline },
  DROPPED: { kind: 'quiet', icon: mdiEmailOffOutline },
} as const satisfies Record<string, { kind: StateKind; icon: string }>;

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& span': { whiteSpace: 'normal' },
}));

/** The e-mails that an entry caused, and whether they were sent. */
export const HistoryMails = ({ mails: keys }: { mails: HistoryMails_mails$key }) => {
  const { t } = useTranslation('history');
  const mails = useFragment(
    graphql`
      fragment HistoryMails_mails on HistoryMail @relay(plural: true) {
        kind
        state
      }
    `,
    keys,
  );
  if (mails.length === 0) return null;
  return (
    <List>
      {mails.map(({ kind, state }) => (
        <li key={kind}>
          <StateMark {...marks[state]}>{t(($) => $.mail[state], { kind: t(($) => $.mailKinds[kind]) })}</StateMark>
        </li>
      ))}
    </List>
  );
};
