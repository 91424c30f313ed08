import styled from '@emotion/styled';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useIssueText } from '../auth/useIssueText.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 4),
  '&[data-wide="first"]': { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem' },
  '&[data-wide="last"]': { gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
}));

type AddressRecord<Value> = Readonly<Record<'street' | 'houseNumber' | 'zip' | 'city', Value>>;
type AddressFieldsProps = {
  fields: AddressRecord<UseFormRegisterReturn>;
  /** Messages of the form's errors. */
  problems: Partial<AddressRecord<string | undefined>>;
};

/** A postal address, in the order usual in Germany. */
export const AddressFields = ({ fields, problems }: AddressFieldsProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  return (
    <>
      <Pair data-wide="first">
        <TextField
          {...fields.street}
          label={t(($) => $.fields.street)}
          error={issueText(problems.street)}
          autoComplete="address-line1"
        />
        <TextField
          {...fields.houseNumber}
          label={t(($) => $.fields.houseNumber)}
          error={issueText(problems.houseNumber)}
          autoComplete="address-line2"
        />
      </Pair>
      <Pair data-wide="last">
        <TextField
          {...fields.zip}
          label={t(($) => $.fields.zip)}
          error={issueText(problems.zip)}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <TextField
          {...fields.city}
          label={t(($) => $.fields.city)}
          error={issueText(problems.city)}
          autoComplete="address-level2"
        />
      </Pair>
    </>
  );
};
