import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { type BillingPeriod, periodProblem, quickPeriod, quickPeriods } from './billingPeriod.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));
const Dates = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: theme.spacing(4),
}));
const Quick = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

type PeriodFieldsProps = { period: BillingPeriod; today: LocalDate; onChange: (period: BillingPeriod) => void };

/** From and until when is billed, with a choice of usual periods. */
export const PeriodFields = ({ period, today, onChange }: PeriodFieldsProps) => {
  const { t } = useTranslation('invoiceAdmin');
  const problem = periodProblem(period, today);
  const change = (name: keyof BillingPeriod) => (value: string) => {
    const day = v.safeParse(localDateSchema, value);
    if (day.success) onChange({ ...period, [name]: day.output });
  };
  return (
    <Root>
      <Quick role="group" aria-label={t(($) => $.period.quick)}>
        {quickPeriods.map((name) => {
          const quick = quickPeriod(name, today);
          const isChosen = quick.fromDate === period.fromDate && quick.toDate === period.toDate;
          return (
            <Button
              key={name}
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => onChange(quick)}
            >
              {t(($) => $.period.names[name])}
            </Button>
          );
        })}
      </Quick>
      <Dates>
        <DateField
          label={t(($) => $.period.from)}
          value={period.fromDate}
          max={today}
          error={problem === 'order' ? t(($) => $.period.order) : undefined}
          onType={change('fromDate')}
        />
        <DateField
          label={t(($) => $.period.to)}
          value={period.toDate}
          max={today}
          error={problem === 'future' ? t(($) => $.period.future) : undefined}
          onType={change('toDate')}
        />
      </Dates>
    </Root>
  );
};
