import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mdiCalendarMonthOutline, mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import styled from '@emotion/styled';
import { type LocalDate, addDays } from '@platzwart/contracts/core';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';

const Bar = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1) }));
const Chosen = styled(Button)(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  paddingInline: theme.spacing(3),
  whiteSpace: 'nowrap',
}));
const Today = styled(Button)(({ theme }) => ({ paddingInline: theme.spacing(2) }));
const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
/** Only its calendar is used, which it opens below the button above it. */
const Picker = styled('input')({ width: 0, height: '100%', padding: 0, border: 0, opacity: 0, pointerEvents: 'none' });

type DateBarProps = {
  date: LocalDate;
  today: LocalDate;
  onPick: (date: LocalDate) => void;
  onPickText: (text: string) => void;
};

/** Previous and next day, today, or any day from the browser's own calendar (screens.md U17). */
export const DateBar = ({ date, today, onPick, onPickText }: DateBarProps) => {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Bar role="group" aria-label={t(($) => $.dates.label)}>
      <IconButton icon={mdiChevronLeft} label={t(($) => $.dates.previous)} onClick={() => onPick(addDays(date, -1))} />
      <Chosen
        variant="secondary"
        icon={<Icon path={mdiCalendarMonthOutline} />}
        title={t(($) => $.dates.pick)}
        onClick={() => picker.current?.showPicker()}
      >
        <Wide>{format.date(date)}</Wide>
        <Narrow>
          {format.date(date, 'weekday')}, {format.date(date, 'numeric')}
        </Narrow>
      </Chosen>
      <Picker
        ref={picker}
        type="date"
        value={date}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onPickText(event.target.value)}
      />
      <IconButton icon={mdiChevronRight} label={t(($) => $.dates.next)} onClick={() => onPick(addDays(date, 1))} />
      {/* Stays where it is on the day itself: it has the focus of whoever has just pressed it. */}
      <Today variant="quiet" aria-disabled={date === today} onClick={() => onPick(today)}>
        {t(($) => $.dates.today)}
      </Today>
    </Bar>
  );
};
