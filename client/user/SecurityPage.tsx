import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import type { OwnErasureQuery } from '../__generated__/OwnErasureQuery.graphql.ts';
import type { OwnSecondFactorQuery } from '../__generated__/OwnSecondFactorQuery.graphql.ts';
import type { SessionsCardQuery } from '../__generated__/SessionsCardQuery.graphql.ts';
import { OwnErasure } from './profile/erasure/OwnErasure.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { OwnSecondFactor } from './profile/secondFactor/OwnSecondFactor.tsx';
import { SessionsCard } from './profile/sessions/SessionsCard.tsx';

type SecurityPageProps = {
  person: PreloadedQuery<OwnSecondFactorQuery>;
  sessions: PreloadedQuery<SessionsCardQuery>;
  erasure: PreloadedQuery<OwnErasureQuery>;
};

/** The second factor, the open sessions, and the request for erasure. */
export const SecurityPage = ({ person, sessions, erasure }: SecurityPageProps) => {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t(($) => $.menu.security)}>
      <OwnSecondFactor person={person} />
      <SessionsCard sessions={sessions} />
      <OwnErasure person={erasure} />
    </ProfilePage>
  );
};
