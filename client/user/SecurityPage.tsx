import { useTranslation } from 'react-i18next';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { OwnSecondFactor } from './profile/secondFactor/OwnSecondFactor.tsx';
import { SessionsCard } from './profile/sessions/SessionsCard.tsx';

/** Who else could get in: the second factor, and all open sessions. */
export const SecurityPage = () => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.menu.security)}>
      <OwnSecondFactor />
      <SessionsCard />
    </ProfilePage>
  );
};
