import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { Page } from '../ui/Page.tsx';
import { EditUserForm } from './form/EditUserForm.tsx';
import { useEditedUser } from './form/useEditedUser.ts';

/** One account, by its member number. */
export const EditUserPage = () => {
  const { t } = useTranslation('dashboard');
  const { userID = '' } = useParams();
  const found = useEditedUser(userID);
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
