import styled from '@emotion/styled';
import type { Booking } from '../useBooking.ts';
import { GapNotes, gapsOf } from './GapNotes.tsx';

/** Over the end of the plan, above the bar with the selection: nothing moves below the finger that tapped. */
const Floating = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 3,
  bottom: `calc(var(--pw-bottom-bar, 0px) + ${theme.spacing(2)})`,
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '& p': { margin: theme.spacing(0, 0, 2) },
  '@media print': { display: 'none' },
}));

/** Says as soon as a time is tapped that it would leave a rest which nobody can book, with a better one (decisions.md N29b). */
export const GapHint = ({ booking }: { booking: Booking }) => {
  const gaps = gapsOf(booking);
  return gaps.length > 0 ? (
    <Floating>
      <GapNotes booking={booking} gaps={gaps} isShort />
    </Floating>
  ) : null;
};
