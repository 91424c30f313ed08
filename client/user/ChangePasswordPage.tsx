import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { OwnPasswordQuery } from '../__generated__/OwnPasswordQuery.graphql.ts';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { OwnPassword } from './profile/changePassword/OwnPassword.tsx';

export const ChangePasswordPage = ({ person }: { person: PreloadedQuery<OwnPasswordQuery> }) => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.changePassword.title)}>
      <OwnPassword person={person} />
    </ProfilePage>
  );
};
