import { useRef } from 'react';
import { mdiCalendarMonthOutline, mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { type CalendarAddress, dateAway } from '../address/calendarAddress.ts';
import { usePeriodText } from './usePeriodText.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  marginInlineStart: 'auto',
  [theme.breakpoints.down('md')]: { flex: '1 1 auto' },
}));
const Chosen = styled(Button)(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  paddingInline: theme.spacing(3),
  whiteSpace: 'nowrap',
  '&&': { '@media print': { display: 'block', padding: 0, border: 0, background: 'none', fontSize: '1.25rem' } },
  '& svg': { '@media print': { display: 'none' } },
}));
const Today = styled(Button)(({ theme }) => ({ paddingInline: theme.spacing(2) }));
const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
/** Only its calendar is used, which it opens below the button before it. */
const Picker = styled('input')({ width: 0, height: '100%', padding: 0, border: 0, opacity: 0, pointerEvents: 'none' });

type CalendarDatesProps = { address: CalendarAddress; today: LocalDate; onPick: (date: LocalDate) => void };

/** Previous and next, today, or any day from the browser's own calendar. */
export const CalendarDates = ({ address, today, onPick }: CalendarDatesProps) => {
  const { t } = useTranslation('bookingAdmin');
  const text = usePeriodText(address);
  const picker = useRef<HTMLInputElement>(null);
  const pickText = (typed: string) => {
    const date = v.safeParse(localDateSchema, typed);
    if (date.success) onPick(date.output);
  };
  return (
    <Bar role="group" aria-label={t(($) => $.dates.label)}>
      <IconButton
        icon={mdiChevronLeft}
        label={t(($) => $.dates.previous[address.view])}
        onClick={() => onPick(dateAway(address, -1))}
      />
      <Chosen
        variant="secondary"
        icon={<Icon path={mdiCalendarMonthOutline} />}
        title={t(($) => $.dates.pick)}
        onClick={() => picker.current?.showPicker()}
      >
        <Wide>{text.long}</Wide>
        <Narrow>{text.short}</Narrow>
      </Chosen>
      <Picker
        ref={picker}
        type="date"
        value={address.date}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => pickText(target.value)}
      />
      <IconButton
        icon={mdiChevronRight}
        label={t(($) => $.dates.next[address.view])}
        onClick={() => onPick(dateAway(address, 1))}
      />
      {/* Stays where it is on the day itself: it has the focus of whoever has just pressed it. */}
      <Today variant="quiet" aria-disabled={address.date === today} onClick={() => onPick(today)}>
        {t(($) => $.dates.today)}
      </Today>
    </Bar>
  );
};
