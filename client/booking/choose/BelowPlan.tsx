import { type ComponentProps, Suspense } from 'react';
import styled from '@emotion/styled';
import { UpcomingEvents } from '../../core/upcomingEvents/UpcomingEvents.tsx';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { GapHint } from '../confirm/GapHint.tsx';
import { OwnHolds } from '../held/OwnHolds.tsx';
import type { Booking } from '../useBooking.ts';
import { JoinWaitingList } from '../waiting/JoinWaitingList.tsx';
import { LegendItems } from './LegendItems.tsx';

const LegendRow = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  [theme.breakpoints.down('md')]: { display: 'none' },
  '*:fullscreen > &': { display: 'block' },
  '@media print': { display: 'none' },
}));

const ClubEvents = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(6),
  '*:fullscreen > &': { display: 'none' },
  '@media print': { display: 'none' },
}));

type BelowPlanProps = ComponentProps<typeof LegendItems> & ComponentProps<typeof OwnHolds> & { booking: Booking };

/** What explains the plan and leads on from it. Above it, it would push the plan down when it arrives. */
export const BelowPlan = ({ booking, openedId, onClose, ...choice }: BelowPlanProps) => (
  <>
    <SilentBoundary>
      <OwnHolds booking={booking} openedId={openedId} onClose={onClose} />
    </SilentBoundary>
    <Suspense>
      <GapHint booking={booking} />
    </Suspense>
    <LegendRow>
      <Suspense>
        <LegendItems {...choice} />
      </Suspense>
    </LegendRow>
    <Suspense>
      <JoinWaitingList day={booking.requested} setup={booking.setup} />
    </Suspense>
    <ClubEvents>
      <SilentBoundary>
        <UpcomingEvents />
      </SilentBoundary>
    </ClubEvents>
  </>
);
