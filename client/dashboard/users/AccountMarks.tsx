import { mdiAccountCheckOutline, mdiAccountClockOutline, mdiAccountOffOutline, mdiEraser } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AccountMarks_user$key } from '../../__generated__/AccountMarks_user.graphql.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { stateOfAccount } from './stateOfAccount.ts';

const Marks = styled('span')(({ theme }) => ({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

const looks = {
  ACTIVE: { kind: 'success', icon: mdiAccountCheckOutline },
  UNVERIFIED: { kind: 'warning', icon: mdiAccountClockOutline },
  DEACTIVATED: { kind: 'quiet', icon: mdiAccountOffOutline },
} as const;

/** How an account stands, and that its owner asked for its erasure. */
export const AccountMarks = ({ user: key }: { user: AccountMarks_user$key }) => {
  const { t } = useTranslation('dashboard');
  const user = useFragment(
    graphql`
      fragment AccountMarks_user on User {
        active
        verified
        erasureRequested
      }
    `,
    key,
  );
  const state = stateOfAccount(user);
  return (
    <Marks>
      <StateMark {...looks[state]}>{t(($) => $.states[state])}</StateMark>
      {user.erasureRequested && (
        <StateMark kind="error" icon={mdiEraser}>
          {t(($) => $.users.erasureRequested)}
        </StateMark>
      )}
    </Marks>
  );
};
