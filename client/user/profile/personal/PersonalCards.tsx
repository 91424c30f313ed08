import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PersonalCardsQuery } from '../../../__generated__/PersonalCardsQuery.graphql.ts';
import { useRetryKey } from '../../../core/retryKey.ts';
import { ServerRefusal } from '../../../core/serverRefusal.ts';
import { ContactCard } from './ContactCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { MembershipCard } from './MembershipCard.tsx';

export const PersonalCards = () => {
  const { currentUser } = useLazyLoadQuery<PersonalCardsQuery>(
    graphql`
      query PersonalCardsQuery {
        currentUser {
          ...MembershipCard_user
          ...EmailCard_user
          ...ContactCard_user
        }
      }
    `,
    {},
    // Shown at once from what is known, and asked for anew: an address may have been confirmed meanwhile.
    { fetchKey: useRetryKey(), fetchPolicy: 'store-and-network' },
  );
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return (
    <>
      <MembershipCard user={currentUser} />
      <EmailCard user={currentUser} />
      <ContactCard user={currentUser} />
    </>
  );
};
