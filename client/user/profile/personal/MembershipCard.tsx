import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MembershipCard_user$key } from '../../../__generated__/MembershipCard_user.graphql.ts';
import { useClubInfos } from '../../../core/useClubInfos.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx';
import { SilentBoundary } from '../../../ui/feedback/SilentBoundary.tsx';
import { CopyButton } from '../CopyButton.tsx';

const WithButton = styled('dd')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1) }));

const ContactHint = () => {
  const { t } = useTranslation('profile');
  const { email } = useClubInfos();
  return (
    <p>
      {t(($) => $.personal.byClub)} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
};

/** Number, name, role and discount; only the club changes them (decisions.md C7). */
export const MembershipCard = ({ user: key }: { user: MembershipCard_user$key }) => {
  const { t } = useTranslation(['profile', 'user']);
  const { userID, firstName, lastName, role, discount } = useFragment(
    graphql`
      fragment MembershipCard_user on User {
        userID
        firstName
        lastName
        role
        discount
      }
    `,
    key,
  );
  const number = t(($) => $.personal.number);
  return (
    <Card title={t(($) => $.personal.membership)}>
      <DescriptionList>
        <dt>{t(($) => $.personal.name)}</dt>
        <dd>
          {firstName} {lastName}
        </dd>
        <dt>{number}</dt>
        <WithButton>
          {userID}
          <CopyButton what={number} text={userID} />
        </WithButton>
        <dt>{t(($) => $.personal.role)}</dt>
        <dd>{t(($) => $.roles[role], { ns: 'user' })}</dd>
        {discount > 0 && (
          <>
            <dt>{t(($) => $.personal.discount)}</dt>
            <dd>{discount} %</dd>
          </>
        )}
      </DescriptionList>
      <SilentBoundary>
        <ContactHint />
      </SilentBoundary>
    </Card>
  );
};
