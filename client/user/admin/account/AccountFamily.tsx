import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AccountFamily_user$key } from '../../../__generated__/AccountFamily_user.graphql.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { useNotify } from '../../../core/notices.ts';
import type { Pickable, PickedPerson } from '../../../core/people/findPeople.ts';
import { PersonPicker } from '../../../core/people/PersonPicker.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ChildLinks } from './ChildLinks.tsx';
import { useUpdateGuardian } from './useUpdateGuardian.ts';

const guardians: Pickable = { roles: ['MEMBER', 'TRAINER', 'ADMIN'], isActive: true };

const pickedOf = ({ userID, firstName, lastName, role }: PickedPerson): PickedPerson => ({
  ...{ userID, firstName, lastName, role },
});

const isAboutGuardian = (error: Error): boolean =>
  error instanceof ServerRefusal && error.code === 'ERR_INVALID_INPUT' && error.fields.includes('user.guardianID');

/** Who books and pays for the person, or for whom the person does; saved at once (decisions.md N5). */
export const AccountFamily = ({ user: key }: { user: AccountFamily_user$key }) => {
  const { t } = useTranslation('userAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const user = useFragment(
    graphql`
      fragment AccountFamily_user on User {
        userID
        email
        guardian {
          userID
          firstName
          lastName
          role
        }
        children {
          __typename
        }
        ...ChildLinks_user
      }
    `,
    key,
  );
  const { userID, email, children } = user;
  const guardian = user.guardian ? pickedOf(user.guardian) : null;
  const { call } = useUpdateGuardian();
  const [problem, setProblem] = useState<string>();
  const refusalText = (error: Error): string => {
    if (!isAboutGuardian(error)) return errorText(error);
    return t(($) => (email ? $.account.family.chain : $.account.family.needed));
  };
  const pick = (person: PickedPerson | null) => {
    if (person?.userID === guardian?.userID) return;
    setProblem(undefined);
    call(
      { userID, user: { guardianID: person?.userID ?? null } },
      {
        onDone: () => notify({ kind: 'success', text: t(($) => $.account.family.saved) }),
        onRefused: (error) => setProblem(refusalText(error)),
      },
    );
  };
  return (
    <Card title={t(($) => $.account.family.title)}>
      {children.length > 0 ? (
        <ChildLinks user={user} />
      ) : (
        <PersonPicker
          key={guardian?.userID}
          label={t(($) => $.account.family.guardian)}
          help={t(($) => $.account.family.guardianHelp)}
          error={problem}
          person={guardian}
          pickable={guardians}
          onPick={pick}
        />
      )}
    </Card>
  );
};
