import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceOfBlock } from '@platzwart/contracts/booking';
import { type PriceRow, type Role, holidayRegions, localDate, localTime, minuteOfDay } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { clock } from './priceValues.ts';

/** A week without public holidays, from Monday on. */
const week = [1, 2, 3, 4, 5, 6, 7].map((day) => localDate(`2026-06-${String(14 + day)}`));
const asked: readonly Role[] = ['MEMBER', 'GUEST', 'TRAINER'];

type PreviewProps = { rows: readonly PriceRow[]; halfHour: boolean; region: string | null | undefined };

/** What an hour costs on a day at a time, by the rows as they are typed. */
export const PricePreview = ({ rows, halfHour, region }: PreviewProps) => {
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
