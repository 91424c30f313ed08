import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WhatIfFormQuery } from '../../../__generated__/WhatIfFormQuery.graphql.ts';
import { eurosOf } from '../../../core/forms/typedNumbers.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { useLanguage } from '../../../core/texts/language.ts';
import { useSportName } from '../../../core/texts/useSportName.ts';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { type Period, type PeriodKind, periodOf, stepped } from '../report/reportPeriod.ts';
import { reportAddressOf } from '../report/useReportAddress.ts';
import {
  type Typed,
  isWrong,
  type WhatIfQuestion,
  limitedRoles,
  priceField,
  questionOf,
  quotas,
  rates,
} from './whatIfQuestion.ts';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));
const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 26%)), 1fr))',
  gap: theme.spacing(2, 4),
  alignItems: 'end',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { padding: 0, fontWeight: 600, marginBottom: theme.spacing(2) },
}));

const periods = ['lastYear', 'thisYear', 'lastSeason', 'thisSeason'] as const;

const usePeriods = (): Readonly<Record<(typeof periods)[number], Period>> => {
  const today = reportAddressOf(new URLSearchParams(), useClubClock().date);
  const now = (kind: PeriodKind): Period => periodOf({ ...today, kind });
  const last = (kind: PeriodKind): Period => periodOf({ ...today, kind, ...stepped({ ...today, kind }, -1) });
  return {
    ...{ lastYear: last('year'), thisYear: now('year') },
    lastSeason: last('season'),
    thisSeason: now('season'),
  };
};

type WhatIfFormProps = {
  onAsk: (question: WhatIfQuestion) => void;
  /** Something else was typed or chosen than was asked for. */
  onEdit: () => void;
};

/** Asks for other prices per row, another deadline and other quotas. A field that is left as it is changes nothing. */
export const WhatIfForm = ({ onAsk, onEdit }: WhatIfFormProps) => {
  const { t } = useTranslation('figuresAdmin');
  const language = useLanguage();
  const sportName = useSportName();
  const byName = usePeriods();
  const { bookingInfos } = useLazyLoadQuery<WhatIfFormQuery>(
    graphql`
      query WhatIfFormQuery {
        bookingInfos {
          stornoTime
          sportSettings {
            name
            prices {
              time
              member
              guest
              trainer
              weekendMember
              weekendGuest
              weekendTrainer
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  const { sportSettings: sports, stornoTime } = bookingInfos;
  const [period, setPeriod] = useState<(typeof periods)[number]>('lastYear');
  const [sportKey, setSport] = useState(sports[0]?.name ?? '');
  const [typed, setTyped] = useState<Typed>({});
  const [wrongFields, setWrong] = useState<readonly string[]>([]);
  const sport = sports.find(({ name }) => name === sportKey);
  const fieldOf = (name: string, usual = '') => ({
    value: typed[name] ?? usual,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    ...(wrongFields.includes(name) && { error: t(($) => $.whatIf.wrong) }),
  });
  const ask = () => {
    const wrong = Object.keys(typed).filter((name) => isWrong(name, typed[name]));
    setWrong(wrong);
    if (wrong.length === 0) onAsk(questionOf(byName[period], sports, typed));
  };
  return (
    <Form
      onChange={onEdit}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Card title={t(($) => $.whatIf.which)}>
        <AdminSelect
          label={t(($) => $.report.period)}
          value={period}
          options={periods.map((value) => ({ value, label: t(($) => $.whatIf.periods[value]) }))}
          onChange={({ target }) => setPeriod(periods.find((each) => each === target.value) ?? 'lastYear')}
        />
      </Card>
      <Card title={t(($) => $.whatIf.prices)}>
        <AdminSelect
          label={t(($) => $.whatIf.sport)}
          value={sportKey}
          options={sports.map(({ name }) => ({ value: name, label: sportName(name) }))}
          onChange={({ target }) => setSport(target.value)}
        />
        {sport?.prices.map((row, index) => (
          <Group key={`${sport.name} ${row.time}`}>
            <legend>{t(($) => $.whatIf.from, { time: row.time })}</legend>
            {rates.map((rate) => (
              <TextField
                key={rate}
                label={t(($) => $.whatIf.rates[rate])}
                {...fieldOf(priceField(sport.name, index, rate), eurosOf(row[rate], language))}
              />
            ))}
          </Group>
        ))}
      </Card>
      <Card title={t(($) => $.whatIf.rules)}>
        <Group>
          <legend>{t(($) => $.whatIf.deadline)}</legend>
          <TextField
            label={t(($) => $.whatIf.hours)}
            help={t(($) => $.whatIf.today, { value: String(stornoTime) })}
            {...fieldOf('stornoTime')}
          />
        </Group>
        {limitedRoles.map((role) => (
          <Group key={role}>
            <legend>{t(($) => $.whatIf.limitsOf[role])}</legend>
            {quotas.map((quota) => (
              <TextField key={quota} label={t(($) => $.whatIf.quotas[quota])} {...fieldOf(`${role}.${quota}`)} />
            ))}
          </Group>
        ))}
      </Card>
      <div>
        <Button type="submit">{t(($) => $.whatIf.ask)}</Button>
      </div>
    </Form>
  );
};
