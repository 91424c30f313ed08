import { mdiAccountCheckOutline, mdiAccountClockOutline, mdiAccountOffOutline, mdiEraser } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AccountMarks_user$key } from '../../../__generated__/AccountMarks_user.graphql.ts';
import { AdminStateChip } from '../../../ui/material/admin/AdminStateChip.tsx';
import { accountStateOf } from './accountState.ts';

const Marks = styled('span')(({ theme }) => ({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

const chips = {
  ACTIVE: { kind: 'success', icon: mdiAccountCheckOutline },
  UNVERIFIED: { kind: 'warning', icon: mdiAccountClockOutline },
  DEACTIVATED: { kind: 'quiet', icon: mdiAccountOffOutline },
} as const;

/** The state of an account, and whether its owner asked for its erasure. */
export const AccountMarks = ({ user: key }: { user: AccountMarks_user$key }) => {
  const { t } = useTranslation('userAdmin');
  const { active, verified, erasureRequested } = useFragment(
    graphql`
      fragment AccountMarks_user on User {
        active
        verified
        erasureRequested
      }
    `,
    key,
  );
  const state = accountStateOf({ active, verified });
  return (
    <Marks>
      <AdminStateChip {...chips[state]} label={t(($) => $.states[state])} />
      {erasureRequested && <AdminStateChip kind="error" icon={mdiEraser} label={t(($) => $.users.erasureRequested)} />}
    </Marks>
  );
};
