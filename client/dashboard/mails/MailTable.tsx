import {
  mdiAlertCircleOutline,
  mdiClockOutline,
  mdiEmailCheckOutline,
  mdiEmailOffOutline,
  mdiEmailSyncOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MailTable_mails$data, MailTable_mails$key } from '../../__generated__/MailTable_mails.graphql.ts';
import { mailProblems } from '@platzwart/contracts/core';
import { useFormat } from '../../core/useFormat.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { useResendMailing } from './useResendMailing.ts';

const looks = {
  WAITING: { kind: 'info', icon: mdiClockOutline },
  SENT: { kind: 'success', icon: mdiEmailCheckOutline },
  FAILED: { kind: 'error', icon: mdiAlertCircleOutline },
  DROPPED: { kind: 'quiet', icon: mdiEmailOffOutline },
} as const;

type Letter = MailTable_mails$data[number];

const Recipient = ({ recipient }: Pick<Letter, 'recipient'>) => {
  const { t } = useTranslation('dashboard');
  if (!recipient) return t(($) => $.mails.nobody);
  return (
    <Link to={`/dashboard/user/${recipient.userID}/edit`}>
      {recipient.firstName} {recipient.lastName}
    </Link>
  );
};

const When = ({ letter }: { letter: Letter }) => {
  const { t } = useTranslation('dashboard');
  const { instant } = useFormat();
  return letter.sent_at == null
    ? t(($) => $.mails.since, { time: instant(Date.parse(letter.created_at)) })
    : t(($) => $.mails.sentAt, { time: instant(Date.parse(letter.sent_at)) });
};

const Problem = ({ code }: { code: string | null | undefined }) => {
  const { t } = useTranslation('dashboard');
  const problem = mailProblems.find((known) => known === code);
  return problem ? t(($) => $.mails.problems[problem]) : '–';
};

const ResendButton = ({ letter, onChanged }: { letter: Letter; onChanged: () => void }) => {
  const { t } = useTranslation('dashboard');
  const { resend, isBusy } = useResendMailing(onChanged);
  const { recipient, state, kind } = letter;
  if (!recipient || (state !== 'FAILED' && state !== 'SENT')) return null;
  const name = `${recipient.firstName} ${recipient.lastName}`;
  return (
    <IconButton
      icon={mdiEmailSyncOutline}
      label={t(($) => $.mails.resendNamed, { kind: t(($) => $.mails.kinds[kind]), name })}
      aria-disabled={isBusy}
      onClick={() => resend(letter._id)}
    />
  );
};

/** One page of letters: to whom, how each stands, and what kept it. */
export const MailTable = ({ mails: key, onChanged }: { mails: MailTable_mails$key; onChanged: () => void }) => {
  const { t } = useTranslation('dashboard');
  const letters = useFragment(
    graphql`
      fragment MailTable_mails on Mail @relay(plural: true) {
        id
        _id
        kind
        state
        created_at
        sent_at
        tries
        problem
        recipient {
          userID
          firstName
          lastName
        }
      }
    `,
    key,
  );
  return (
    <DataTable
      label={t(($) => $.mails.title)}
      columns={[
        { label: t(($) => $.mails.columns.kind) },
        { label: t(($) => $.mails.columns.recipient) },
        { label: t(($) => $.mails.columns.state) },
        { label: t(($) => $.mails.columns.time) },
        { label: t(($) => $.mails.columns.tries) },
        { label: t(($) => $.mails.columns.problem) },
        { label: t(($) => $.mails.columns.actions), isSilent: true },
      ]}
      rows={letters.map((letter) => ({
        key: letter.id,
        cells: [
          t(($) => $.mails.kinds[letter.kind]),
          <Recipient recipient={letter.recipient} />,
          <StateMark {...looks[letter.state]}>{t(($) => $.mails.states[letter.state])}</StateMark>,
          <When letter={letter} />,
          letter.tries,
          <Problem code={letter.problem} />,
          <ResendButton letter={letter} onChanged={onChanged} />,
        ],
      }))}
    />
  );
};
