import type { CalendarProps } from './calendarProps.ts';
import { DayView } from './day/DayView.tsx';
import { BookingListView } from './list/BookingListView.tsx';
import { MonthView } from './month/MonthView.tsx';
import { WeekView } from './week/WeekView.tsx';

const views = { day: DayView, week: WeekView, month: MonthView, list: BookingListView } as const;

export const CalendarView = (props: CalendarProps) => {
  const View = views[props.address.view];
  return <View {...props} />;
};
