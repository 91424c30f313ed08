import { mdiPrinterOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@platzwart/contracts/core';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { useMeasuredHeight } from '../../../ui/layout/useMeasuredHeight.ts';
import { headerHeight } from '../../../ui/theme/shape.ts';
import { type CalendarAddress, calendarViews } from '../address/calendarAddress.ts';
import { WaitingListButton } from '../waiting/WaitingListButton.tsx';
import { CalendarDates } from './CalendarDates.tsx';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 6,
  top: headerHeight.phone,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  padding: theme.spacing(1, 0),
  background: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: { top: headerHeight.desktop, padding: theme.spacing(2, 0) },
  // On a phone the dates have a row for themselves, as the longest ones need it.
  [theme.breakpoints.down('sm')]: {
    columnGap: theme.spacing(2),
    '& [role="tablist"]': { flex: '1 1 auto' },
    '& [role="tab"]': { flex: '1 1 auto', paddingInline: theme.spacing(2) },
    '& [role="group"]': { flexBasis: '100%' },
  },
  // A phone on its side has no room for anything but the courts.
  '@media (max-height: 500px)': { position: 'static' },
  '@media print': { position: 'static', display: 'block' },
}));
const Print = styled(IconButton)(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

type CalendarToolbarProps = {
  sport: string;
  address: CalendarAddress;
  today: LocalDate;
  panelId: string;
  onGo: (change: Partial<CalendarAddress>) => void;
};

/** Which view of which days; stays in sight while the plan scrolls. */
export const CalendarToolbar = ({ sport, address, today, panelId, onGo }: CalendarToolbarProps) => {
  const { t } = useTranslation('bookingAdmin');
  return (
    <Bar ref={useMeasuredHeight('--pw-sticky-days')}>
      <Tabs
        label={t(($) => $.views.label)}
        tabs={calendarViews.map((view) => ({ key: view, label: t(($) => $.views[view]) }))}
        selected={address.view}
        panelId={panelId}
        onSelect={(view) => onGo({ view })}
      />
      <WaitingListButton sport={sport} date={address.date} />
      <Print icon={mdiPrinterOutline} label={t(($) => $.print)} onClick={() => window.print()} />
      <CalendarDates address={address} today={today} onPick={(date) => onGo({ date })} />
    </Bar>
  );
};
