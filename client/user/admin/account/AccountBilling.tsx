import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AccountBilling_user$key } from '../../../__generated__/AccountBilling_user.graphql.ts';
import type { UpdateUserInput } from '../../../__generated__/useUpdateBillingMutation.graphql.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';
import { useNotify } from '../../../core/notices.ts';
import type { Pickable, PickedPerson } from '../../../core/people/findPeople.ts';
import { PersonPicker } from '../../../core/people/PersonPicker.tsx';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useUpdateBilling } from './useUpdateBilling.ts';

const payers: Pickable = { roles: ['MEMBER', 'GUEST', 'TRAINER', 'ADMIN'], isActive: true };

const isChain = (error: Error): boolean =>
  error instanceof ServerRefusal && error.code === 'ERR_INVALID_INPUT' && error.fields.includes('user.payerID');

/** Who gets the invoices, and whether they are those of a business; saved at once (decisions.md N44). */
export const AccountBilling = ({ user: key }: { user: AccountBilling_user$key }) => {
  const { t } = useTranslation('userAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const { userID, business, payer } = useFragment(
    graphql`
      fragment AccountBilling_user on User {
        userID
        business
        payer {
          userID
          firstName
          lastName
          role
        }
      }
    `,
    key,
  );
  const { call, isBusy } = useUpdateBilling();
  const [problem, setProblem] = useState<string>();
  const change = (user: UpdateUserInput) => {
    setProblem(undefined);
    call(
      { userID, user },
      {
        onDone: () => notify({ kind: 'success', text: t(($) => $.account.billing.saved) }),
        onRefused: (error) => setProblem(isChain(error) ? t(($) => $.account.billing.chain) : errorText(error)),
      },
    );
  };
  const pick = (person: PickedPerson | null) => {
    if (person?.userID !== payer?.userID) change({ payerID: person?.userID ?? null });
  };
  return (
    <Card title={t(($) => $.account.billing.title)}>
      <PersonPicker
        key={payer?.userID}
        label={t(($) => $.account.billing.payer)}
        help={t(($) => $.account.billing.payerHelp)}
        error={problem}
        person={payer ?? null}
        pickable={payers}
        onPick={pick}
      />
      <CheckField
        label={t(($) => $.account.billing.business)}
        help={t(($) => $.account.billing.businessHelp)}
        checked={business}
        disabled={isBusy}
        onChange={({ target }) => change({ business: target.checked })}
      />
    </Card>
  );
};
