import { OwnHoldsOfDay, type OwnHoldsProps } from './OwnHoldsOfDay.tsx';

/**
 * What is held for the viewer on this day, until it is paid or as an offer of the waiting list (decisions.md B22, N25). The plan tells everybody that it is taken, and nobody whose it is,
 * so that it is asked for here, and only where the day has something that is held.
 */
export const OwnHolds = (props: OwnHoldsProps) => {
  const held = props.booking.courtPlan.bookings.filter(({ category, title }) => category === 'BLOCK' && title === null);
  return held.length > 0 && <OwnHoldsOfDay {...props} held={held.map(({ id }) => id).join(' ')} />;
};
