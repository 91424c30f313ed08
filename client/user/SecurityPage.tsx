import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { OwnSecondFactorQuery } from '../__generated__/OwnSecondFactorQuery.graphql.ts';
import type { SessionsCardQuery } from '../__generated__/SessionsCardQuery.graphql.ts';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { OwnSecondFactor } from './profile/secondFactor/OwnSecondFactor.tsx';
import { SessionsCard } from './profile/sessions/SessionsCard.tsx';

type SecurityPageProps = {
  person: PreloadedQuery<OwnSecondFactorQuery>;
  sessions: PreloadedQuery<SessionsCardQuery>;
};

/** The second factor and the open sessions. */
export const SecurityPage = ({ person, sessions }: SecurityPageProps) => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.menu.security)}>
      <OwnSecondFactor person={person} />
      <SessionsCard sessions={sessions} />
    </ProfilePage>
  );
};
