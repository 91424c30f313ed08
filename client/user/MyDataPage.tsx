import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { MyDataCardsQuery } from '../__generated__/MyDataCardsQuery.graphql.ts';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { MyDataCards } from './profile/myData/MyDataCards.tsx';

/** The person's stored data. */
export const MyDataPage = ({ data }: { data: PreloadedQuery<MyDataCardsQuery> }) => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.data.title)}>
      <MyDataCards data={data} />
    </ProfilePage>
  );
};
