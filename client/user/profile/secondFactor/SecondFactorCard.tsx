import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SecondFactorCard_user$key } from '../../../__generated__/SecondFactorCard_user.graphql.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorOff } from './SecondFactorOff.tsx';
import { SecondFactorOn } from './SecondFactorOn.tsx';

/** The second factor beside the password (decisions.md C16): off, being set up, or on. */
export const SecondFactorCard = ({ user: key }: { user: SecondFactorCard_user$key }) => {
  const { t } = useTranslation('profile');
  const { id, role, secondFactor } = useFragment(
    graphql`
      fragment SecondFactorCard_user on User {
        id
        role
        secondFactor
      }
    `,
    key,
  );
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const content = secondFactor ? (
    <SecondFactorOn id={id} />
  ) : (
    <SecondFactorOff id={id} isAdmin={role === 'ADMIN'} onEnabled={setCodes} />
  );
  return (
    <Card title={t(($) => $.secondFactor.title)}>
      {codes ? <RecoveryCodes codes={codes} onKept={() => setCodes(null)} /> : content}
    </Card>
  );
};
