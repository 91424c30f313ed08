import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { type ExportKind, exportKinds } from '@platzwart/contracts/club';
import { CheckField } from '../../ui/forms/CheckField.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: theme.spacing(4),
  '@media print': { display: 'none' },
}));

export type ChosenExport = Readonly<{ year: number; part: string; kind: ExportKind; isOnlyNew: boolean }>;

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
      <AdminSelect
        label={t(($) => $.file)}
        value={chosen.kind}
        options={exportKinds.map((value) => ({ value, label: t(($) => $.fileKinds[value]) }))}
        onChange={({ target }) => onChange({ kind: exportKinds.find((kind) => kind === target.value) ?? 'DATEV' })}
      />
      <CheckField
        label={t(($) => $.onlyNew)}
        help={t(($) => $.onlyNewHelp)}
        checked={chosen.isOnlyNew}
        onChange={({ target }) => onChange({ isOnlyNew: target.checked })}
      />
    </Bar>
  );
};
