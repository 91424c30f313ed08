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
import { useFormat } from '../../core/formatting/useFormat.ts';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { AdminStateChip } from '../../ui/material/admin/AdminStateChip.tsx';
import { useResendMailing } from './useResendMailing.ts';

const chips = {
  WAITING: { kind: 'info', icon: mdiClockOutline },
  SENT: { kind: 'success', icon: mdiEmailCheckOutline },
  FAILED: { kind: 'error', icon: mdiAlertCircleOutline },
  DROPPED: { kind: 'quiet', icon: mdiEmailOffOutline },
} as const;

type Mail = MailTable_mails$data[number];

const Recipient = ({ recipient }: Pick<Mail, 'recipient'>) => {
  const { t } = useTranslation('mailAdmin');
  if (!recipient) return t(($) => $.nobody);
  return (
    <Link to={`/dashboard/user/${recipient.userID}/edit`}>
      {recipient.firstName} {recipient.lastName}
    </Link>
  );
};

const When = ({ mail }: { mail: Mail }) => {
  const { t } = useTranslation('mailAdmin');
  const { instant } = useFormat();
  return mail.sent_at == null
    ? t(($) => $.since, { time: instant(Date.parse(mail.created_at)) })
    : t(($) => $.sentAt, { time: instant(Date.parse(mail.sent_at)) });
};

const Problem = ({ code }: { code: string | null | undefined }) => {
  const { t } = useTranslation('mailAdmin');
  const problem = mailProblems.find((problemCode) => problemCode === code);
  return problem ? t(($) => $.problems[problem]) : '–';
};

const ResendButton = ({ mail, onChanged }: { mail: Mail; onChanged: () => void }) => {
  const { t } = useTranslation('mailAdmin');
  const { resend, isBusy } = useResendMailing(onChanged);
  const { recipient, state, kind } = mail;
  if (!recipient || (state !== 'FAILED' && state !== 'SENT')) return null;
  const name = `${recipient.firstName} ${recipient.lastName}`;
  return (
    <IconButton
      icon={mdiEmailSyncOutline}
      label={t(($) => $.resendNamed, { kind: t(($) => $.kinds[kind]), name })}
      aria-disabled={isBusy}
      onClick={() => resend(mail._id)}
    />
  );
};

/** One page of e-mails: recipient, state, and the last error. */
export const MailTable = ({ mails: key, onChanged }: { mails: MailTable_mails$key; onChanged: () => void }) => {
  const { t } = useTranslation('mailAdmin');
  const mails = useFragment(
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
    <AdminTable
      label={t(($) => $.title)}
      columns={[
        { label: t(($) => $.columns.kind) },
        { label: t(($) => $.columns.recipient) },
        { label: t(($) => $.columns.state) },
        { label: t(($) => $.columns.time) },
        { label: t(($) => $.columns.tries) },
        { label: t(($) => $.columns.problem) },
        { label: t(($) => $.columns.actions), isSilent: true },
      ]}
      rows={mails.map((mail) => ({
        key: mail.id,
        cells: [
          t(($) => $.kinds[mail.kind]),
          <Recipient recipient={mail.recipient} />,
          <AdminStateChip {...chips[mail.state]} label={t(($) => $.states[mail.state])} />,
          <When mail={mail} />,
          mail.tries,
          <Problem code={mail.problem} />,
          <ResendButton mail={mail} onChanged={onChanged} />,
        ],
      }))}
    />
  );
};
