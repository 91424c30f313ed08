import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { MyDataCardsQuery } from '../__generated__/MyDataCardsQuery.graphql.ts';
import type { OwnErasureQuery } from '../__generated__/OwnErasureQuery.graphql.ts';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { OwnErasure } from './profile/erasure/OwnErasure.tsx';
import { MyDataCards } from './profile/myData/MyDataCards.tsx';

/** The form is not printed, only the stored data. */
const OnScreen = styled('div')({ '@media print': { display: 'none' } });

type MyDataPageProps = { data: PreloadedQuery<MyDataCardsQuery>; person: PreloadedQuery<OwnErasureQuery> };

/** The person's stored data, and the request for erasure. */
export const MyDataPage = ({ data, person }: MyDataPageProps) => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.data.title)}>
      <MyDataCards data={data} />
      <OnScreen>
        <OwnErasure person={person} />
      </OnScreen>
    </ProfilePage>
  );
};
