import { useTranslation } from 'react-i18next';
import { PersonalCards } from './profile/personal/PersonalCards.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';

export const PersonalPage = () => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.personal.title)}>
      <PersonalCards />
    </ProfilePage>
  );
};
