import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { PersonalCardsQuery } from '../__generated__/PersonalCardsQuery.graphql.ts';
import { PersonalCards } from './profile/personal/PersonalCards.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';

export const PersonalPage = ({ person }: { person: PreloadedQuery<PersonalCardsQuery> }) => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.personal.title)}>
      <PersonalCards person={person} />
    </ProfilePage>
  );
};
