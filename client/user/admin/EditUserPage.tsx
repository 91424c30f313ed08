import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { useEditedUserQuery } from '../../__generated__/useEditedUserQuery.graphql.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { EditUserForm } from './form/EditUserForm.tsx';
import { useEditedUser } from './form/useEditedUser.ts';

/** One account, by its member number. */
export const EditUserPage = ({ account }: { account: PreloadedQuery<useEditedUserQuery> }) => {
  const { t } = useTranslation('userAdmin');
  const found = useEditedUser(account);
  if (!found) {
    return (
      <Page title={t(($) => $.form.editTitle)}>
        <EmptyList
          title={t(($) => $.form.notFound.title)}
          text={t(($) => $.form.notFound.text)}
          action={<ButtonLink to="/dashboard/user">{t(($) => $.form.notFound.action)}</ButtonLink>}
        />
      </Page>
    );
  }
  const { user } = found;
  return (
    <Page title={`${user.firstName} ${user.lastName}`}>
      <EditUserForm key={user.userID} {...found} />
    </Page>
  );
};
