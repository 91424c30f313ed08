import type {
  PricesSection_settings$data,
  PricesSection_settings$key,
} from '../../../__generated__/PricesSection_settings.graphql.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { priceOfBlock } from '@platzwart/contracts/booking';
import {
  type PriceRow,
  type Role,
  cents,
  holidayRegions,
  localDate,
  localTime,
  minuteOfDay,
  voucherTypes,
} from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { type FieldSet, type Values, centsIn, eurosOf, malformed, numberIn, textOf } from '../form/settingField.ts';
import { useSavePrices } from '../useSaveSettings.ts';
import type { SectionProps } from './sectionProps.ts';

const fragment = graphql`
  fragment PricesSection_settings on Query {
    bookingInfos {
      sportSettings {
        name
        timeSettings {
          start
          halfHour
        }
        prices {
          time
          guest
          member
          trainer
          weekendGuest
          weekendMember
          weekendTrainer
        }
      }
    }
    dashboardInfos {
      rules {
        holidayRegion
        voucherHours
        saisonBookingDiscount
        vouchers {
          type
          price
        }
      }
    }
  }
`;
type Settings = PricesSection_settings$data;
type SportOfClub = Settings['bookingInfos']['sportSettings'][number];

const rates = ['guest', 'member', 'trainer', 'weekendGuest', 'weekendMember', 'weekendTrainer'] as const;

const initialOf = ({ prices, timeSettings }: SportOfClub, { rules }: Settings['dashboardInfos']): Values => ({
  ...Object.fromEntries(
    prices.flatMap((row, index) => [
      [`row.${index}.time`, row.time],
      ...rates.map((rate) => [`row.${index}.${rate}`, eurosOf(row[rate])]),
    ]),
  ),
  ...(prices.length === 0 && { 'row.0.time': timeSettings.start }),
  ...Object.fromEntries(
    voucherTypes.map((type) => {
      const found = rules.vouchers.find((voucher) => voucher.type === type);
      return [`card.${type}`, found ? eurosOf(found.price) : ''];
    }),
  ),
  voucherHours: textOf(rules.voucherHours).replace('.', ','),
  saisonBookingDiscount: eurosOf(rules.saisonBookingDiscount),
});

const useSets = (rows: number): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  return [
    ...Array.from({ length: rows }, (_, index): FieldSet => ({
      key: `row.${index}`,
      title: t(($) => $.prices.row, { number: index + 1 }),
      isCompact: true,
      fields: [
        { name: `row.${index}.time`, kind: index > 0 ? 'text' : 'time', label: t(($) => $.prices.time) },
        ...rates.map(
          (rate) => ({ name: `row.${index}.${rate}`, kind: 'money', label: t(($) => $.prices[rate]) }) as const,
        ),
      ],
    })),
    {
      key: 'cards',
      title: t(($) => $.prices.cards),
      help: t(($) => $.prices.cardsHelp),
      fields: [
        ...voucherTypes.map(
          (type) => ({ name: `card.${type}`, kind: 'money', label: t(($) => $.prices.types[type]) }) as const,
        ),
        { name: 'voucherHours', kind: 'number', label: t(($) => $.prices.voucherHours) },
      ],
    },
    {
      key: 'season',
      title: t(($) => $.prices.season),
      fields: [{ name: 'saisonBookingDiscount', kind: 'money', label: t(($) => $.prices.saisonBookingDiscount) }],
    },
  ];
};

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Rows with an empty time are left out. */
const typedRows = (values: Values, count: number): PriceRow[] =>
  Array.from({ length: count }, (_, index) => (name: string) => values[`row.${index}.${name}`] ?? '')
    .filter((typed) => clock.test(typed('time').trim()))
    .map((typed) => {
      const price = (rate: (typeof rates)[number]) => cents(centsIn(typed(rate)));
      return {
        time: localTime(typed('time').trim()),
        ...{ guest: price('guest'), member: price('member'), trainer: price('trainer') },
        ...{ weekendGuest: price('weekendGuest'), weekendMember: price('weekendMember') },
        weekendTrainer: price('weekendTrainer'),
      };
    });

/** A week without public holidays, from Monday on. */
const week = [1, 2, 3, 4, 5, 6, 7].map((day) => localDate(`2026-06-${String(14 + day)}`));
const asked: readonly Role[] = ['MEMBER', 'GUEST', 'TRAINER'];

type PreviewProps = { rows: readonly PriceRow[]; halfHour: boolean; region: string | null | undefined };

/** What an hour costs on a day at a time, by the rows as they are typed. */
const PricePreview = ({ rows, halfHour, region }: PreviewProps) => {
  const { t } = useTranslation('settingsAdmin');
  const format = useFormat();
  const [date, setDate] = useState(week[1] ?? localDate('2026-06-16'));
  const [time, setTime] = useState('18:30');
  const startMinute = clock.test(time) ? minuteOfDay(localTime(time)) : null;
  const holidayRegion = holidayRegions.find((each) => each === region) ?? null;
  const priceFor = (role: Role, start: number): string =>
    format.cents(
      priceOfBlock(
        { sport: { halfHour, prices: rows }, rules: { holidayRegion } },
        { date, startMinute: start, endMinute: start + 60 },
        { role, discount: 0 },
      ).price,
    );
  return (
    <Card title={t(($) => $.prices.preview)}>
      <AdminSelect
        label={t(($) => $.prices.day)}
        value={date}
        options={week.map((each) => ({ value: each, label: format.date(each, 'weekday') }))}
        onChange={({ target }) => setDate(localDate(target.value))}
      />
      <TextField label={t(($) => $.prices.at)} value={time} onChange={({ target }) => setTime(target.value)} />
      <p role="status">
        {startMinute !== null &&
          asked.map((role) => `${t(($) => $.prices.roles[role])}: ${priceFor(role, startMinute)}`).join(' · ')}
      </p>
    </Card>
  );
};

/** `infos.prices.1.time` → `row.1.time`, `infos.vouchers.0` → the first card. */
const fieldOf = (path: string): string => {
  const row = /prices\.(\d+)\.(\w+)/.exec(path);
  return row ? `row.${row[1] ?? ''}.${row[2] ?? ''}` : path.slice(path.lastIndexOf('.') + 1);
};

type SportPricesProps = Readonly<{ settings: Settings; of: SportOfClub; onSaved: () => void }>;

const SportPrices = ({ settings, of, onSaved }: SportPricesProps) => {
  const { t } = useTranslation('settingsAdmin');
  const { call, isBusy } = useSavePrices();
  const [rows, setRows] = useState(Math.max(of.prices.length, 1));
  const sets = useSets(rows);
  return (
    <SettingsForm
      sets={sets}
      initial={initialOf(of, settings.dashboardInfos)}
      fieldOf={fieldOf}
      isBusy={isBusy}
      onSaved={onSaved}
      actions={() => (
        <div>
          <Button variant="secondary" onClick={() => setRows(rows + 1)}>
            {t(($) => $.prices.addRow)}
          </Button>
        </div>
      )}
      preview={(values) =>
        malformed(sets, values).length === 0 && (
          <PricePreview
            rows={typedRows(values, rows)}
            halfHour={of.timeSettings.halfHour}
            region={settings.dashboardInfos.rules.holidayRegion}
          />
        )
      }
      onSave={(values, _, callbacks) => {
        const vouchers = voucherTypes
          .filter((type) => (values[`card.${type}`] ?? '').trim() !== '')
          .map((type) => ({ type, price: cents(centsIn(values[`card.${type}`])) }));
        const infos = {
          ...{
            sport: of.name,
            prices: typedRows(values, rows),
            vouchers,
            voucherHours: numberIn(values['voucherHours']) ?? 0,
          },
          saisonBookingDiscount: cents(centsIn(values['saisonBookingDiscount'])),
        };
        call({ infos }, callbacks);
      }}
    />
  );
};

/** Prices of one sport by time of day, and those of hour cards and seasons. */
export const PricesSection = ({ settings: key, sport, onSaved }: SectionProps<PricesSection_settings$key>) => {
  const { t } = useTranslation('settingsAdmin');
  const settings = useFragment(fragment, key);
  const of = settings.bookingInfos.sportSettings.find(({ name }) => name === sport);
  if (!of) return <EmptyList title={t(($) => $.prices.noSport)} text={t(($) => $.prices.noSportText)} action={null} />;
  return <SportPrices settings={settings} of={of} onSaved={onSaved} />;
};
