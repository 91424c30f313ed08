import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { AccountFacts_user$key } from '../../../__generated__/AccountFacts_user.graphql.ts';
import { radius } from '../../../ui/theme/shape.ts';
import { AccountMarks } from '../accounts/AccountMarks.tsx';
import { UserActions } from '../accounts/UserActions.tsx';

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  marginBottom: theme.spacing(5),
  padding: theme.spacing(4, 14, 4, 5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  '& > button': { position: 'absolute', top: theme.spacing(3), right: theme.spacing(3) },
}));
const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3, 8),
  margin: 0,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > div': { minWidth: 0 },
}));

/** The state of an account at a glance, and what an admin can do with it besides changing its data. */
export const AccountFacts = ({ user: key }: { user: AccountFacts_user$key }) => {
  const { t } = useTranslation('userAdmin');
  const navigate = useNavigate();
  const user = useFragment(
    graphql`
      fragment AccountFacts_user on User {
        userID
        role
        newEmail
        secondFactor
        ...AccountMarks_user
        ...UserActions_user
      }
    `,
    key,
  );
  const facts = [
    { label: t(($) => $.users.columns.state), value: <AccountMarks user={user} /> },
    { label: t(($) => $.users.columns.number), value: user.userID },
    { label: t(($) => $.users.columns.role), value: t(($) => $.roles[user.role]) },
    { label: t(($) => $.account.secondFactor), value: t(($) => (user.secondFactor ? $.account.on : $.account.off)) },
    ...(user.newEmail == null ? [] : [{ label: t(($) => $.account.newEmail), value: user.newEmail }]),
  ];
  return (
    <Root aria-label={t(($) => $.account.facts)}>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <UserActions user={user} isOnPage onChanged={() => void navigate('/dashboard/user')} />
    </Root>
  );
};
