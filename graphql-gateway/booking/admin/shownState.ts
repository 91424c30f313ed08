import { settlements } from '../bookingFacts.ts';

const leastPaidFirst = settlements.map((state) => `'${state}'`).join(', ');

/** What the claims of a booking say that is owed: the court and the fee for its guests may be on different invoices. */
const settlement = `(select claim.state from invoices.claims as claim
  where booking.payment_state in ('OPEN', 'PAID') and claim.state in (${leastPaidFirst})
    and claim.claim in ('COURT ' || booking.booking_id, 'GUEST_FEE ' || booking.booking_id)
  order by array_position(array[${leastPaidFirst}], claim.state) limit 1)`;

/** `Booking.state` of a row `booking` as an ADMIN sees it (decisions.md B1): in SQL what `stateOf` says of one booking. */
export const shownState = `(select case
    when booking.occupancy not in ('BOOKED', 'HELD') then 'CANCELED'
    when paid.state in ('INVOICED', 'PAID') then paid.state
    else 'BOOKED' end
  from (select coalesce(${settlement}, booking.payment_state) as state) as paid)`;
