import { useTranslation } from 'react-i18next';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { OwnPassword } from './profile/changePassword/OwnPassword.tsx';

export const ChangePasswordPage = () => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.changePassword.title)}>
      <OwnPassword />
    </ProfilePage>
  );
};
