import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { type UserFilter, firstFilter, isNarrowed } from './userFilter.ts';

type NoUsersProps = { filter: UserFilter; onReset: (changed: Partial<UserFilter>) => void };

/** Distinguishes an empty club from a filter without matches. */
export const NoUsers = ({ filter, onReset }: NoUsersProps) => {
  const { t } = useTranslation('userAdmin');
  if (!isNarrowed(filter)) {
    return (
      <EmptyList
        title={t(($) => $.users.empty.none.title)}
        text={t(($) => $.users.empty.none.text)}
        action={<ButtonLink to="/dashboard/user/import">{t(($) => $.menu.importUsers)}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyList
      title={t(($) => $.users.empty.filtered.title)}
      text={t(($) => $.users.empty.filtered.text)}
      action={<Button onClick={() => onReset(firstFilter)}>{t(($) => $.users.reset)}</Button>}
    />
  );
};
