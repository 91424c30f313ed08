import type { BookingRow, Checkpoint, Evidence } from './evidence.ts';
import type { Finding, Invariant } from './invariant.ts';

type Log = Evidence['log'];

const flawsOf = ({ name, position, events, status, problem }: Checkpoint, log: Log): readonly string[] => {
  const head = log.at(-1)?.position ?? 0n;
  return [
    ...(status === 'live' ? [] : [`${name} is ${status}: ${problem ?? 'no reason given'}`]),
    ...(position === head ? [] : [`${name} stands at ${position}, the log ends at ${head}`]),
    ...(events === log.length ? [] : [`${name} counts ${events} events, the log holds ${log.length}`]),
  ];
};

/**
 * The position of the last event that changed a booking is the latest change of a row. Rows of a court that was only held until it would be
 * paid are left out: the log names them by their order.
 */
const lastEffect = (all: readonly BookingRow[], log: Log): readonly string[] => {
  const booked = new Set(log.flatMap(({ booking }) => booking?.bookingId ?? []));
  const rows = all.filter(({ bookingId }) => booked.has(bookingId));
  const known = new Set(rows.map(({ bookingId }) => bookingId));
  const last = log.findLast(({ booking, refundOf }) => known.has(booking?.bookingId ?? refundOf ?? ''))?.position ?? 0n;
  const latest = rows.reduce((most, { changedAt }) => (changedAt > most ? changedAt : most), 0n);
  return latest === last ? [] : [`bookings was last changed by position ${latest}, its last event has ${last}`];
};

/** In an idle instance each checkpoint is at the last event, and the tables contain that event's effect. */
export const checkCheckpoints = ({
  checkpoints,
  log,
  bookings,
}: Pick<Evidence, 'checkpoints' | 'log' | 'bookings'>): Finding => ({
  examined: checkpoints.length,
  violations: [...checkpoints.flatMap((checkpoint) => flawsOf(checkpoint, log)), ...lastEffect(bookings, log)],
});

export const checkpointsAreAccurate: Invariant = {
  id: 'INV4',
  says: 'Each checkpoint is the position of the last event in its read model',
  check: checkCheckpoints,
};
