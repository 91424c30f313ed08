import styled from '@emotion/styled';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../../core/texts/useCountries.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useIssueText } from '../auth/useIssueText.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 4),
  '&[data-wide="first"]': { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem' },
  '&[data-wide="last"]': { gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
}));

type AddressRecord<Value> = Readonly<Record<'street' | 'houseNumber' | 'zip' | 'city' | 'country', Value>>;
type AddressFieldsProps = {
  fields: AddressRecord<UseFormRegisterReturn>;
  /** Messages of the form's errors. */
  problems: Partial<AddressRecord<string | undefined>>;
  /** Whether the country may stay unknown, as it is where only a postal code was imported. */
  mayBeUnknown?: boolean;
};

/** A postal address, in the order usual in Germany. */
export const AddressFields = ({ fields, problems, mayBeUnknown = false }: AddressFieldsProps) => {
  const { t } = useTranslation('auth');
  const issueText = useIssueText();
  const countries = useCountries();
  const unknown = { value: '', label: t(($) => $.fields.countryUnknown) };
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
        />
        <TextField
          {...fields.city}
          label={t(($) => $.fields.city)}
          error={issueText(problems.city)}
          autoComplete="address-level2"
        />
      </Pair>
      <SelectField
        {...fields.country}
        label={t(($) => $.fields.country)}
        error={issueText(problems.country)}
        options={mayBeUnknown ? [unknown, ...countries] : countries}
        autoComplete="country"
      />
    </>
  );
};
