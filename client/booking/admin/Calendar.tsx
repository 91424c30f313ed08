import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { useCalendarAddress } from './address/useCalendarAddress.ts';
import { CalendarBody } from './CalendarBody.tsx';
import { BookingPanel } from './details/BookingPanel.tsx';
import { CalendarToolbar } from './toolbar/CalendarToolbar.tsx';
import { KeyHint } from './toolbar/KeyHint.tsx';
import { useCalendarKeys } from './toolbar/useCalendarKeys.ts';
import { useCalendarSetup } from './useCalendarSetup.ts';
import { CalendarView } from './CalendarView.tsx';

const KnownCalendar = ({ plan }: { plan: SportPlan }) => {
  const panelId = useId();
  const clock = useClubClock();
  const { address, go } = useCalendarAddress(clock.date);
  const onKeyDown = useCalendarKeys(address, { today: clock.date, go });
  return (
    <div onKeyDown={onKeyDown}>
      <CalendarToolbar address={address} today={clock.date} panelId={panelId} onGo={go} />
      <CalendarBody
        side={
          address.booking !== null && (
            <BookingPanel key={address.booking} id={address.booking} onClose={() => go({ booking: null })} />
          )
        }
      >
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${address.view}`}>
          <RetryBoundary key={address.view}>
            <Suspense fallback={<ListSkeleton />}>
              <CalendarView plan={plan} clock={clock} address={address} go={go} />
            </Suspense>
          </RetryBoundary>
        </div>
      </CalendarBody>
      <KeyHint />
    </div>
  );
};

/** The calendar of a sport; an address may name a sport that the club does not have. */
export const Calendar = ({ sport }: { sport: string }) => {
  const { t } = useTranslation('bookingAdmin');
  const plan = useCalendarSetup().find((each) => each.sport.sport === sport);
  return plan ? (
    <KnownCalendar plan={plan} />
  ) : (
    <EmptyList title={t(($) => $.unknown.title)} text={t(($) => $.unknown.text)} />
  );
};
