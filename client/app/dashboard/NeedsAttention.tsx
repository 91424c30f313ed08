import styled from '@emotion/styled';
import {
  mdiAccountClockOutline,
  mdiCashClock,
  mdiCashRefund,
  mdiCheckCircleOutline,
  mdiCloseOctagonOutline,
  mdiCreditCardClockOutline,
  mdiDatabaseAlertOutline,
  mdiDatabaseClockOutline,
  mdiEmailAlertOutline,
  mdiFileDocumentAlertOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { touchTarget } from '../../ui/theme/shape.ts';
import { useClosuresToday } from '../../booking/today/useClosuresToday.ts';
import { type OpenIssues, useOpenIssues } from './useOpenIssues.ts';

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  minHeight: touchTarget,
  paddingBlock: theme.spacing(1),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > svg': { color: theme.vars.palette.warning.main },
  '&[data-kind="error"] > svg': { color: theme.vars.palette.error.main },
  '&[data-kind="success"] > svg': { color: theme.vars.palette.success.main },
  '& > :not(svg)': { minWidth: 0, overflowWrap: 'anywhere' },
}));

type Issue = Readonly<{ key: string; kind: 'warning' | 'error'; icon: string; text: string; to?: string }>;

const when = (isOpen: boolean, issue: Issue): readonly Issue[] => (isOpen ? [issue] : []);

const useMoneyIssues = ({ overdue, refundsDue, toCorrect, ...tasks }: OpenIssues): readonly Issue[] => {
  const { t } = useTranslation('dashboard');
  const { cents } = useFormat();
  return [
    ...(['failedRefunds', 'reversals'] as const).flatMap((key) => {
      const { count, amount } = tasks[key];
      return when(count > 0, {
        ...({ key, kind: 'error', icon: mdiCashRefund } as const),
        text: t(($) => $.attention[key], { count, amount: cents(amount) }),
        to: '/dashboard/invoice?state=REFUND_DUE',
      });
    }),
    ...when(overdue.count > 0, {
      ...({ key: 'overdue', kind: 'warning', icon: mdiCashClock } as const),
      text: t(($) => $.attention.overdue, { count: overdue.count, amount: cents(overdue.amount) }),
      to: '/dashboard/invoice?state=OVERDUE',
    }),
    ...when(refundsDue.count > 0, {
      ...({ key: 'refunds', kind: 'warning', icon: mdiCashRefund } as const),
      text: t(($) => $.attention.refunds, { count: refundsDue.count, amount: cents(refundsDue.amount) }),
      to: '/dashboard/invoice?state=REFUND_DUE',
    }),
    ...when(toCorrect > 0, {
      ...({ key: 'toCorrect', kind: 'warning', icon: mdiFileDocumentAlertOutline } as const),
      text: t(($) => $.attention.toCorrect, { count: toCorrect }),
      to: '/dashboard/invoice?state=TO_CORRECT',
    }),
  ];
};

/** So many are named; more than that have one cause, which these show. */
const shownPayments = 3;

const useStuckPayments = ({ stuckPayments }: OpenIssues): readonly Issue[] => {
  const { t } = useTranslation('dashboard');
  const { cents, instant } = useFormat();
  return stuckPayments.slice(0, shownPayments).map(({ _id, amount, expires_at: at, person }) => ({
    ...({ key: _id, kind: 'error', icon: mdiCreditCardClockOutline } as const),
    text: t(($) => $.attention.stuck, {
      ...{ amount: cents(amount), at: instant(Date.parse(at)) },
      name: person ? `${person.firstName} ${person.lastName}` : t(($) => $.attention.erased),
    }),
    ...(person && { to: `/dashboard/history?person=${encodeURIComponent(person.userID)}` }),
  }));
};

const useIssues = (open: OpenIssues): readonly Issue[] => {
  const { t } = useTranslation('dashboard');
  const closures = useClosuresToday();
  const stuck = useStuckPayments(open);
  const money = useMoneyIssues(open);
  const { failedMails, guests, accounts, logFlaws, isBehind } = open;
  return [
    ...when(logFlaws > 0, {
      ...({ key: 'log', kind: 'error', icon: mdiDatabaseAlertOutline } as const),
      text: t(($) => $.attention.log, { count: logFlaws }),
      to: '/dashboard/operations',
    }),
    ...when(failedMails > 0, {
      ...({ key: 'mails', kind: 'error', icon: mdiEmailAlertOutline } as const),
      text: t(($) => $.attention.mails, { count: failedMails }),
      to: '/dashboard/mail?state=FAILED',
    }),
    ...stuck,
    ...money,
    ...when(guests > 0, {
      ...({ key: 'guests', kind: 'warning', icon: mdiAccountClockOutline } as const),
      text: t(($) => $.attention.guests, { count: guests }),
      to: '/dashboard/user?role=GUEST&state=UNVERIFIED',
    }),
    ...when(accounts > 0, {
      ...({ key: 'accounts', kind: 'warning', icon: mdiAccountClockOutline } as const),
      text: t(($) => $.attention.accounts, { count: accounts }),
      to: '/dashboard/user?state=UNVERIFIED',
    }),
    ...closures.map(({ key, sport, text }) => ({
      ...({ kind: 'warning', icon: mdiCloseOctagonOutline, key, text } as const),
      to: `/booking?sport=${sport}`,
    })),
    ...when(isBehind, {
      ...({ key: 'views', kind: 'warning', icon: mdiDatabaseClockOutline } as const),
      text: t(($) => $.attention.behind),
    }),
  ];
};

/** What somebody should look at today, each with the way to it; or that there is nothing. */
export const NeedsAttention = () => {
  const { t } = useTranslation('dashboard');
  const issues = useIssues(useOpenIssues());
  return (
    <Card title={t(($) => $.attention.title)}>
      <List>
        {issues.length === 0 && (
          <Item data-kind="success">
            <Icon path={mdiCheckCircleOutline} />
            <span>{t(($) => $.attention.nothing)}</span>
          </Item>
        )}
        {issues.map(({ key, kind, icon, text, to }) => (
          <Item key={key} data-kind={kind}>
            <Icon path={icon} />
            {to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>}
          </Item>
        ))}
      </List>
    </Card>
  );
};
