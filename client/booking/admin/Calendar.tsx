import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { useCalendarAddress } from './address/useCalendarAddress.ts';
import { CalendarBody } from './CalendarBody.tsx';
import type { CalendarProps } from './calendarProps.ts';
import { MoveSheet } from './change/MoveSheet.tsx';
import { BookingPanel } from './details/BookingPanel.tsx';
import { EntryPanel } from './entry/EntryPanel.tsx';
import type { Target } from './move/moveTarget.ts';
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
  const [takesFocus, setTakesFocus] = useState(true);
  /** The booking that is to be moved; `to` is null where that is asked for. */
  const [moved, setMoved] = useState<Readonly<{ id: string; to: Target | null }> | null>(null);
  const onEntry: CalendarProps['onEntry'] = (entry, how, date = address.date) => {
    setTakesFocus(how === 'single');
    go({ entry, date, booking: null });
  };
  /** Instead of the details: on a phone they cover everything else. */
  const openMove = (id: string | null) => {
    setMoved(id === null ? null : { id, to: null });
    go({ booking: null });
  };
  return (
    <div className="club-calendar" onKeyDown={onKeyDown}>
      <CalendarToolbar sport={plan.sport.sport} address={address} today={clock.date} panelId={panelId} onGo={go} />
      <CalendarBody
        isSplit={address.booking !== null || address.entry !== null}
        side={
          <>
            {address.booking !== null && (
              <BookingPanel
                key={address.booking}
                id={address.booking}
                onMove={() => openMove(address.booking)}
                onClose={() => go({ booking: null })}
                onShow={(booking) => go({ booking })}
              />
            )}
            {address.entry !== null && (
              <EntryPanel plan={plan} address={address} entry={address.entry} go={go} takesFocus={takesFocus} />
            )}
          </>
        }
      >
        <div id={panelId} role="tabpanel" tabIndex={-1} aria-labelledby={`${panelId}-${address.view}`}>
          <RetryBoundary key={address.view}>
            <Suspense fallback={<ListSkeleton />}>
              <CalendarView
                {...{ plan, clock, address, go, onEntry }}
                onMoved={({ booking, to }) => setMoved({ id: booking.id, to })}
              />
            </Suspense>
          </RetryBoundary>
        </div>
      </CalendarBody>
      <KeyHint />
      {moved && <MoveSheet plan={plan} id={moved.id} to={moved.to} onClose={() => setMoved(null)} />}
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
