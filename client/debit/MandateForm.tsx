import { type SyntheticEvent, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { collectableIbanSchema } from '@platzwart/contracts/debit';
import * as v from 'valibot';
import type { MandateFormSignMutation } from '../__generated__/MandateFormSignMutation.graphql.ts';
import type { MandateForm_terms$key } from '../__generated__/MandateForm_terms.graphql.ts';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useNotify } from '../core/notices.ts';
import { useIdempotentMutation } from '../core/relay/useIdempotentMutation.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonRow } from '../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../ui/feedback/NoticeBox.tsx';
import { CheckField } from '../ui/forms/CheckField.tsx';
import { TextField } from '../ui/forms/TextField.tsx';
import { Card } from '../ui/layout/Card.tsx';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), '& p': { margin: 0 } }));
const longestHolder = 70;

const Problem = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <NoticeBox kind="error" role="alert">
      {text}
    </NoticeBox>
  );

type MandateFormProps = { terms: MandateForm_terms$key; replaces: boolean; onSigned: () => void };

/** The text of the mandate with its creditor, and the account. */
export const MandateForm = ({ terms: key, replaces, onSigned }: MandateFormProps) => {
  const { t } = useTranslation('debit');
  const notify = useNotify();
  const errorText = useErrorText();
  const { creditorName, creditorID, noticeDays } = useFragment(
    graphql`
      fragment MandateForm_terms on DirectDebitTerms {
        creditorName
        creditorID
        noticeDays
      }
    `,
    key,
  );
  const { call, isBusy } = useIdempotentMutation<MandateFormSignMutation>(graphql`
    mutation MandateFormSignMutation($account: MandateInput!, $creditorID: ID!) {
      signMandate(account: $account, creditorID: $creditorID) {
        success
      }
    }
  `);
  const [iban, setIban] = useState('');
  const [holder, setHolder] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const said = (isWrong: boolean, text: string) => (isAsked && isWrong ? text : undefined);
  const isIbanWrong = !v.is(collectableIbanSchema, iban);
  const isHolderMissing = holder.trim() === '';
  const onDone = () => {
    notify({ kind: 'success', text: t(($) => $.signed) });
    onSigned();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isIbanWrong || isHolderMissing || !agrees) return;
    call({ account: { iban, holder: holder.trim() }, creditorID }, { onDone, onRefused: setRefusal });
  };
  return (
    <Card title={t(($) => (replaces ? $.replace : $.give))}>
      <Form onSubmit={submit} noValidate>
        {replaces && <p>{t(($) => $.replaceText)}</p>}
        <TextField
          label={t(($) => $.iban)}
          help={t(($) => $.ibanHelp)}
          value={iban}
          maxLength={50}
          autoComplete="off"
          error={said(
            isIbanWrong,
            t(($) => $.ibanWrong),
          )}
          onChange={({ target }) => setIban(target.value)}
        />
        <TextField
          label={t(($) => $.holder)}
          value={holder}
          maxLength={longestHolder}
          autoComplete="name"
          error={said(
            isHolderMissing,
            t(($) => $.holderMissing),
          )}
          onChange={({ target }) => setHolder(target.value)}
        />
        <p>{t(($) => $.consent, { creditor: creditorName, id: creditorID })}</p>
        <CheckField
          label={t(($) => $.agree)}
          help={t(($) => $.agreeHelp, { count: noticeDays })}
          checked={agrees}
          onChange={({ target }) => setAgrees(target.checked)}
        />
        <Problem
          text={said(
            !agrees,
            t(($) => $.agreeMissing),
          )}
        />
        <Problem text={refusal ? errorText(refusal) : undefined} />
        <ButtonRow>
          <Button type="submit" isBusy={isBusy}>
            {t(($) => $.submit)}
          </Button>
        </ButtonRow>
      </Form>
    </Card>
  );
};
