import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';

type LastDaysProps = {
  /** The last days of the months that have no such day. */
  dates: readonly LocalDate[];
  /** The day of the month on which the series takes place. */
  day: number;
  isBooked: boolean;
  onChange: (isBooked: boolean) => void;
};

/** Which months a monthly series leaves out because they are too short, and whether it takes place on their last day instead (decisions.md Q16). */
export const LastDays = ({ dates, day, isBooked, onChange }: LastDaysProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { date } = useFormat();
  if (dates.length === 0) return null;
  const days = dates.map((each) => date(each, 'short')).join('; ');
  return (
    <NoticeBox kind={isBooked ? 'info' : 'warning'} role="status">
      {t(($) => (isBooked ? $.entry.lastDays.booked : $.entry.lastDays.leftOut), { count: dates.length, day, days })}
      <Checkbox
        label={t(($) => $.entry.lastDays.book)}
        checked={isBooked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </NoticeBox>
  );
};
