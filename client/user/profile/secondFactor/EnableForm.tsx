import { useEffect } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../core/notices.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Form } from '../../auth/Form.tsx';
import { RefusalNotice } from '../../auth/RefusalNotice.tsx';
import { useIssueText } from '../../auth/useIssueText.ts';
import { useRefusal } from '../../auth/useRefusal.ts';
import { type SecondFactorForm, secondFactorSchema } from '../../login/loginSchema.ts';
import { CopyButton } from '../CopyButton.tsx';
import { useSetUserFlag } from '../useSetUserFlag.ts';
import { QrCode } from '../../../ui/graphics/QrCode.tsx';
import { useEnableSecondFactor } from './useEnableSecondFactor.ts';
import type { Setup } from './useSetUpSecondFactor.ts';

const Secret = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  margin: 0,
  '& code': { fontSize: '1.0625rem', fontWeight: 600, overflowWrap: 'anywhere' },
}));

/** `ABCD EFGH`: the key in groups of four. */
const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

type EnableFormProps = {
  id: string;
  setup: Setup;
  onEnabled: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** The key as a QR code and as text; it takes effect once a valid code of the app was submitted. */
export const EnableForm = ({ id, setup: { secret, uri }, onEnabled, onCancel }: EnableFormProps) => {
  const { t } = useTranslation('profile');
  const core = useTranslation('core');
  const issueText = useIssueText();
  const notify = useNotify();
  const setUserFlag = useSetUserFlag(id);
  const { enable, isBusy } = useEnableSecondFactor();
  const { register, handleSubmit, formState, setError, setFocus } = useForm<SecondFactorForm>({
    resolver: valibotResolver(secondFactorSchema),
    defaultValues: { secondFactor: '' },
  });
  useEffect(() => setFocus('secondFactor'), [setFocus]);
  const { refusal, show, clear } = useRefusal<SecondFactorForm>({
    setError,
    fields: [],
    byCode: { ERR_SECOND_FACTOR_INVALID: 'secondFactor' },
  });
  const submit = handleSubmit(({ secondFactor }) => {
    clear();
    enable(secondFactor, {
      onDone: (codes) => {
        onEnabled(codes);
        setUserFlag('secondFactor', true);
        notify({ kind: 'success', text: t(($) => $.secondFactor.codes.enabled) });
      },
      onRefused: show,
    });
  });
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <p>{t(($) => $.secondFactor.scan)}</p>
      <QrCode text={uri} label={t(($) => $.secondFactor.qr)} />
      <p>{t(($) => $.secondFactor.type)}</p>
      <Secret>
        <code translate="no">{inGroups(secret)}</code>
        <CopyButton what={t(($) => $.secondFactor.secret)} text={secret} />
      </Secret>
      <TextField
        {...register('secondFactor')}
        label={t(($) => $.secondFactor.code)}
        error={issueText(formState.errors.secondFactor?.message)}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <ButtonRow>
        <Button type="submit" isBusy={isBusy}>
          {t(($) => $.secondFactor.enable)}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {core.t(($) => $.cancel)}
        </Button>
      </ButtonRow>
    </Form>
  );
};
