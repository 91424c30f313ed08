import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay';
import type { PersonalCardsQuery } from '../../../__generated__/PersonalCardsQuery.graphql.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { CalendarCard } from '../calendar/CalendarCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { ReminderCard } from './ReminderCard.tsx';

export const PersonalCards = ({ person }: { person: PreloadedQuery<PersonalCardsQuery> }) => {
  const data = usePreloadedQuery<PersonalCardsQuery>(
    graphql`
      query PersonalCardsQuery {
        currentUser {
          ...MembershipCard_user
          ...EmailCard_user
          ...ContactCard_user
          ...ReminderCard_user
        }
        ...CalendarCard_link
      }
    `,
    person,
  );
  const { currentUser } = data;
  if (!currentUser) throw new ServerRefusal('LOGIN_REQUIRED');
  return (
    <>
      <MembershipCard user={currentUser} />
      <EmailCard user={currentUser} />
      <ContactCard user={currentUser} />
      <ReminderCard user={currentUser} />
      <CalendarCard link={data} />
    </>
  );
};
