import { type ReactNode, useState } from 'react';
import {
  mdiAccountLockOpenOutline,
  mdiAccountOffOutline,
  mdiDeleteOutline,
  mdiEmailFastOutline,
  mdiLockRemoveOutline,
  mdiPencilOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { UserActions_user$data, UserActions_user$key } from '../../../__generated__/UserActions_user.graphql.ts';
import { type Action, ActionMenu } from '../../../ui/overlays/ActionMenu.tsx';
import { useViewer } from '../../../core/session/useViewer.ts';
import { RemoveFactorDialog } from '../account/RemoveFactorDialog.tsx';
import { DeactivateSheet } from './DeactivateSheet.tsx';
import { DeleteSheet } from './DeleteSheet.tsx';
import { useReactivate } from './useReactivate.ts';
import { useResendCode } from './useResendCode.ts';

type OpenSheet = 'nothing' | 'deactivate' | 'remove' | 'removeFactor';

const useActions = (user: UserActions_user$data, setOpenSheet: (what: OpenSheet) => void): readonly Action[] => {
  const { t } = useTranslation('userAdmin');
  const navigate = useNavigate();
  const resend = useResendCode();
  const reactivate = useReactivate();
  const viewer = useViewer();
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
    ...(user.secondFactor && user.userID !== viewer.userID
      ? [action('removeFactor', () => setOpenSheet('removeFactor'))]
      : []),
    user.active ? action('deactivate', () => setOpenSheet('deactivate')) : action('reactivate', () => reactivate(user)),
    action('remove', () => setOpenSheet('remove')),
  ];
};

const icons = {
  edit: mdiPencilOutline,
  resend: mdiEmailFastOutline,
  deactivate: mdiAccountOffOutline,
  reactivate: mdiAccountLockOpenOutline,
  removeFactor: mdiLockRemoveOutline,
  remove: mdiDeleteOutline,
} as const;

type UserActionsProps = {
  user: UserActions_user$key;
  /** On the account's own page, which needs no way to itself, and is the only place where a second factor is removed. */
  isOnPage?: boolean;
  onChanged: () => void;
};

/** The actions of an admin on one account; those that cannot be undone ask first. */
export const UserActions = ({ user: key, isOnPage = false, onChanged }: UserActionsProps): ReactNode => {
  const { t } = useTranslation('userAdmin');
  const [openSheet, setOpenSheet] = useState<OpenSheet>('nothing');
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
        secondFactor
        ...RemoveFactorDialog_user
        ...DeactivateSheet_user
        ...DeleteSheet_user
      }
    `,
    key,
  );
  const actions = useActions(user, setOpenSheet);
  const close = () => setOpenSheet('nothing');
  return (
    <>
      <ActionMenu
        label={t(($) => $.users.actions.label, { name: `${user.firstName} ${user.lastName}` })}
        actions={actions.filter(({ key }) => key !== (isOnPage ? 'edit' : 'removeFactor'))}
      />
      {openSheet === 'deactivate' && <DeactivateSheet user={user} onClose={close} />}
      {openSheet === 'removeFactor' && <RemoveFactorDialog user={user} onClose={close} />}
      {openSheet === 'remove' && <DeleteSheet user={user} onClose={close} onDeleted={onChanged} />}
    </>
  );
};
