import { type ReactNode, useState } from 'react';
import {
  mdiAccountLockOpenOutline,
  mdiAccountOffOutline,
  mdiDeleteOutline,
  mdiEmailFastOutline,
  mdiPencilOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { UserActions_user$data, UserActions_user$key } from '../../__generated__/UserActions_user.graphql.ts';
import { type Action, ActionMenu } from '../../ui/ActionMenu.tsx';
import { DeactivateSheet } from './DeactivateSheet.tsx';
import { DeleteSheet } from './DeleteSheet.tsx';
import { useReactivate } from './useReactivate.ts';
import { useResendCode } from './useResendCode.ts';

type Asking = 'nothing' | 'deactivate' | 'remove';

const useActions = (user: UserActions_user$data, ask: (what: Asking) => void): readonly Action[] => {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const resend = useResendCode();
  const reactivate = useReactivate();
  const { email } = user;
  const edit = () => void navigate(`/dashboard/user/${user.userID}/edit`);
  const action = (name: keyof typeof icons, onSelect: () => void): Action => ({
    key: name,
    label: t(($) => $.users.actions[name]),
    icon: icons[name],
    onSelect,
  });
  return [
    action('edit', edit),
    ...(user.verified || email == null ? [] : [action('resend', () => resend({ email, role: user.role }))]),
    user.active ? action('deactivate', () => ask('deactivate')) : action('reactivate', () => reactivate(user)),
    action('remove', () => ask('remove')),
  ];
};

const icons = {
  edit: mdiPencilOutline,
  resend: mdiEmailFastOutline,
  deactivate: mdiAccountOffOutline,
  reactivate: mdiAccountLockOpenOutline,
  remove: mdiDeleteOutline,
} as const;

type UserActionsProps = { user: UserActions_user$key; onChanged: () => void };

/** What an admin can do with one account; what cannot be taken back asks first. */
export const UserActions = ({ user: key, onChanged }: UserActionsProps): ReactNode => {
  const { t } = useTranslation('dashboard');
  const [asking, ask] = useState<Asking>('nothing');
  const user = useFragment(
    graphql`
      fragment UserActions_user on User {
        userID
        firstName
        lastName
        email
        role
        active
        verified
        ...DeactivateSheet_user
        ...DeleteSheet_user
      }
    `,
    key,
  );
  const actions = useActions(user, ask);
  const close = () => ask('nothing');
  return (
    <>
      <ActionMenu
        label={t(($) => $.users.actions.label, { name: `${user.firstName} ${user.lastName}` })}
        actions={actions}
      />
      {asking === 'deactivate' && <DeactivateSheet user={user} onClose={close} />}
      {asking === 'remove' && <DeleteSheet user={user} onClose={close} onDeleted={onChanged} />}
    </>
  );
};
