import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { OwnErasure } from './profile/erasure/OwnErasure.tsx';
import { MyDataCards } from './profile/myData/MyDataCards.tsx';

/** On paper one keeps what is stored, not what could be asked for. */
const OnScreen = styled('div')({ '@media print': { display: 'none' } });

/** What the club knows about one, and the way to be forgotten. */
export const MyDataPage = () => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.data.title)}>
      <MyDataCards />
      <OnScreen>
        <OwnErasure />
      </OnScreen>
    </ProfilePage>
  );
};
