import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { GivenMandateRevokeMutation } from '../__generated__/GivenMandateRevokeMutation.graphql.ts';
import type { GivenMandate_mandate$key } from '../__generated__/GivenMandate_mandate.graphql.ts';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { useNotify } from '../core/notices.ts';
import { useIdempotentMutation } from '../core/relay/useIdempotentMutation.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonRow } from '../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../ui/feedback/NoticeBox.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { DescriptionList } from '../ui/layout/DescriptionList.tsx';

type RevokeProps = { id: string; onRevoked: () => void };

/** Asks once more in the page: what is revoked is given again only by a new mandate. */
const Revoke = ({ id, onRevoked }: RevokeProps) => {
  const { t } = useTranslation('debit');
  const notify = useNotify();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { call, isBusy } = useIdempotentMutation<GivenMandateRevokeMutation>(graphql`
    mutation GivenMandateRevokeMutation($id: ID!) {
      revokeMandate(id: $id) {
        success
      }
    }
  `);
  const onDone = () => {
    notify({ kind: 'success', text: t(($) => $.revoked) });
    onRevoked();
  };
  if (!isAsking)
    return (
      <ButtonRow>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t(($) => $.revoke)}
        </Button>
      </ButtonRow>
    );
  return (
    <NoticeBox kind="warning">
      <strong>{t(($) => $.revokeQuestion)}</strong>
      <p>{t(($) => $.revokeText)}</p>
      {refusal && <p role="alert">{errorText(refusal)}</p>}
      <ButtonRow>
        <Button variant="danger" isBusy={isBusy} onClick={() => call({ id }, { onDone, onRefused: setRefusal })}>
          {t(($) => $.revoke)}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          {t(($) => $.keep)}
        </Button>
      </ButtonRow>
    </NoticeBox>
  );
};

type GivenMandateProps = { mandate: GivenMandate_mandate$key; onRevoked: () => void };

/** What the viewer has allowed the club. */
export const GivenMandate = ({ mandate: key, onRevoked }: GivenMandateProps) => {
  const { t } = useTranslation('debit');
  const { date } = useFormat();
  const mandate = useFragment(
    graphql`
      fragment GivenMandate_mandate on Mandate {
        _id
        reference
        signedOn
        validUntil
        iban
        holder
      }
    `,
    key,
  );
  const { _id, reference, signedOn, validUntil, iban, holder } = mandate;
  return (
    <Card title={t(($) => $.mine)}>
      <DescriptionList>
        <dt>{t(($) => $.account)}</dt>
        <dd>{[iban, holder].filter(Boolean).join(', ')}</dd>
        <dt>{t(($) => $.reference)}</dt>
        <dd>{reference}</dd>
        <dt>{t(($) => $.signedOn)}</dt>
        <dd>{date(signedOn, 'plain')}</dd>
        <dt>{t(($) => $.validUntil)}</dt>
        <dd>
          {date(validUntil, 'plain')}. {t(($) => $.validHelp)}
        </dd>
      </DescriptionList>
      <Revoke id={_id} onRevoked={onRevoked} />
    </Card>
  );
};
