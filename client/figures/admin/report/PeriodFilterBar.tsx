import styled from '@emotion/styled';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { type Period, type ReportAddress, comparisons, periodKinds, stepped } from './reportPeriod.ts';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: theme.spacing(4),
  alignItems: 'end',
  marginBottom: theme.spacing(5),
  '@media print': { display: 'none' },
}));
const Shown = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  justifyContent: 'space-between',
  '& strong': { textAlign: 'center' },
}));

type PeriodFilterBarProps = {
  address: ReportAddress;
  period: Period;
  onChange: (change: Partial<ReportAddress>) => void;
};

/** Which period the report is about, and what it is compared with. A change asks for the newest numbers. */
export const PeriodFilterBar = ({ address, period, onChange }: PeriodFilterBarProps) => {
  const { t } = useTranslation('figuresAdmin');
  const { date } = useFormat();
  const change = (changed: Partial<ReportAddress>) => onChange({ position: null, ...changed });
  const spelled = { month: date(period.from, 'monthAndYear'), year: period.from.slice(0, 4) };
  const periodText =
    address.kind === 'month' || address.kind === 'year'
      ? spelled[address.kind]
      : `${date(period.from, 'plain')} – ${date(period.to, 'plain')}`;
  const changeDay = (name: 'from' | 'to') => (value: string) => {
    const day = v.safeParse(localDateSchema, value);
    if (day.success) change({ [name]: day.output });
  };
  return (
    <Bar aria-label={t(($) => $.report.choose)}>
      <AdminSelect
        label={t(($) => $.report.period)}
        value={address.kind}
        options={periodKinds.map((value) => ({ value, label: t(($) => $.report.kinds[value]) }))}
        onChange={({ target }) => {
          const kind = periodKinds.find((each) => each === target.value);
          if (kind) change({ kind, ...period, day: period.from });
        }}
      />
      {address.kind === 'free' && (
        <>
          <DateField label={t(($) => $.report.from)} value={address.from} onType={changeDay('from')} />
          <DateField label={t(($) => $.report.to)} value={address.to} onType={changeDay('to')} />
        </>
      )}
      <AdminSelect
        label={t(($) => $.report.compare)}
        value={address.compare}
        options={comparisons.map((value) => ({ value, label: t(($) => $.report.comparisons[value]) }))}
        onChange={({ target }) => {
          const compare = comparisons.find((each) => each === target.value);
          if (compare) change({ compare });
        }}
      />
      <Shown>
        <IconButton
          icon={mdiChevronLeft}
          label={t(($) => $.report.earlier)}
          onClick={() => change(stepped(address, -1))}
        />
        <strong>{periodText}</strong>
        <IconButton
          icon={mdiChevronRight}
          label={t(($) => $.report.later)}
          onClick={() => change(stepped(address, 1))}
        />
      </Shown>
    </Bar>
  );
};
