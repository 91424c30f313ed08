import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Mandates_mandates$data, Mandates_mandates$key } from '../../__generated__/Mandates_mandates.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { RowActions } from '../../ui/material/admin/RowActions.tsx';
import { DebitQuestion } from './DebitQuestion.tsx';
import { EnterMandateDialog } from './EnterMandateDialog.tsx';
import { useEndMandate } from './useDebitMutations.ts';
import { useStep } from './useStep.ts';

type Mandate = Mandates_mandates$data[number];
type EndDialogProps = { mandate: Mandate; onDone: () => void; onClose: () => void };

const EndDialog = ({ mandate, onDone, onClose }: EndDialogProps) => {
  const { t } = useTranslation('debitAdmin');
  const { call, isBusy } = useEndMandate();
  const { refusal, callbacks } = useStep(
    t(($) => $.mandates.revoked),
    onDone,
  );
  return (
    <DebitQuestion
      title={t(($) => $.mandates.revokeTitle)}
      submit={t(($) => $.mandates.revoke)}
      isDangerous
      {...{ isBusy, refusal, onClose }}
      onSubmit={() => call({ id: mandate._id }, callbacks)}
    >
      {t(($) => $.mandates.revokeText)}
    </DebitQuestion>
  );
};

type MandatesProps = { mandates: Mandates_mandates$key; canEnter: boolean; onChanged: () => void };

/** Whom the club may collect from; mandates on paper are entered here. */
export const Mandates = ({ mandates: key, canEnter, onChanged }: MandatesProps) => {
  const { t } = useTranslation('debitAdmin');
  const { date } = useFormat();
  const [ended, setEnded] = useState<Mandate | null>(null);
  const [isEntering, setEntering] = useState(false);
  const mandates = useFragment(
    graphql`
      fragment Mandates_mandates on Mandate @relay(plural: true) {
        _id
        reference
        signedOn
        validUntil
        iban
        origin
        userID
        firstName
        lastName
      }
    `,
    key,
  );
  const nameOf = ({ firstName, lastName, userID }: Mandate) =>
    userID == null ? t(($) => $.unknown) : `${lastName ?? ''}, ${firstName ?? ''} (${userID})`;
  const done = () => {
    setEnded(null);
    setEntering(false);
    onChanged();
  };
  return (
    <Card title={t(($) => $.mandates.title)}>
      {mandates.length === 0 ? (
        <p>{t(($) => $.mandates.none)}</p>
      ) : (
        <AdminTable
          label={t(($) => $.mandates.title)}
          columns={[
            { label: t(($) => $.columns.person) },
            { label: t(($) => $.columns.mandate) },
            { label: t(($) => $.columns.iban) },
            { label: t(($) => $.columns.valid), isNarrow: true },
            { label: t(($) => $.columns.actions), isSilent: true },
          ]}
          rows={mandates.map((mandate) => ({
            key: mandate._id,
            cells: [
              nameOf(mandate),
              [
                mandate.reference,
                date(mandate.signedOn, 'plain'),
                mandate.origin === 'PAPER' && t(($) => $.mandates.paper),
              ]
                .filter(Boolean)
                .join(', '),
              mandate.iban ?? '',
              date(mandate.validUntil, 'plain'),
              <RowActions key="end">
                <Button
                  variant="secondary"
                  aria-label={t(($) => $.mandates.revokeNamed, { name: nameOf(mandate) })}
                  onClick={() => setEnded(mandate)}
                >
                  {t(($) => $.mandates.revoke)}
                </Button>
              </RowActions>,
            ],
          }))}
        />
      )}
      {canEnter && (
        <ButtonRow>
          <Button variant="secondary" onClick={() => setEntering(true)}>
            {t(($) => $.mandates.enter)}
          </Button>
        </ButtonRow>
      )}
      {ended && <EndDialog mandate={ended} onDone={done} onClose={() => setEnded(null)} />}
      {isEntering && <EnterMandateDialog onDone={done} onClose={() => setEntering(false)} />}
    </Card>
  );
};
