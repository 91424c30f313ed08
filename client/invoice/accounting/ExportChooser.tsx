import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../ui/forms/CheckField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: theme.spacing(4),
  '@media print': { display: 'none' },
}));

/** `after`: the position of the last export, as typed. */
export type ChosenExport = Readonly<{ year: number; part: string; isOnlyNew: boolean; after: string }>;

const quarters = ['1', '2', '3', '4'];
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const yearsOffered = 10;

type ExportChooserProps = {
  currentYear: number;
  chosen: ChosenExport;
  onChange: (change: Partial<ChosenExport>) => void;
};

/** Which period is exported, and whether only what is new. */
export const ExportChooser = ({ currentYear, chosen, onChange }: ExportChooserProps) => {
  const { t, i18n } = useTranslation('accounting');
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
  const years = Array.from({ length: yearsOffered }, (_, index) => String(currentYear - index));
  return (
    <Bar aria-label={t(($) => $.choose)}>
      <AdminSelect
        label={t(($) => $.year)}
        value={String(chosen.year)}
        options={years.map((value) => ({ value, label: value }))}
        onChange={({ target }) => onChange({ year: Number(target.value) })}
      />
      <AdminSelect
        label={t(($) => $.part)}
        value={chosen.part}
        options={[
          { value: 'year', label: t(($) => $.wholeYear) },
          ...quarters.map((number) => ({ value: `q${number}`, label: t(($) => $.quarter, { number }) })),
          ...months.map((month) => ({ value: `m${month}`, label: monthName.format(Date.UTC(2026, month - 1, 1)) })),
        ]}
        onChange={({ target }) => onChange({ part: target.value })}
      />
      <CheckField
        label={t(($) => $.onlyNew)}
        help={t(($) => $.onlyNewHelp)}
        checked={chosen.isOnlyNew}
        onChange={({ target }) => onChange({ isOnlyNew: target.checked })}
      />
      {chosen.isOnlyNew && (
        <TextField
          label={t(($) => $.after)}
          help={t(($) => $.afterHelp)}
          value={chosen.after}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => onChange({ after: target.value })}
        />
      )}
    </Bar>
  );
};
