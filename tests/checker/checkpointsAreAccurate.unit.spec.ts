import { describe, expect, it } from 'vitest';
import { checkCheckpoints } from './checkpointsAreAccurate.ts';
import type { Checkpoint } from './evidence.ts';
import { booked, cancelled, refundDue, shown, shownCancelled } from './specHistory.ts';

const log = [booked(1, 'a'), booked(2, 'b', { court: 2 }), cancelled(3, 'a')];
const rows = [shownCancelled(3, 'a'), shown(2, 'b', { court: 2 })];
const checkpoint: Checkpoint = { name: 'bookings', position: 3n, events: 3, status: 'live', problem: null };
const whole = { checkpoints: [checkpoint], log, bookings: rows };

const violationsWith = (change: Partial<typeof whole>) => checkCheckpoints({ ...whole, ...change }).violations;

describe('INV4, checkpoints are accurate', () => {
  it('passes where all are at the last event and the tables contain its effect', () => {
    expect(checkCheckpoints(whole)).toEqual({ examined: 1, violations: [] });
  });

  it('fails where a checkpoint lags, is ahead or is missing', () => {
    for (const wrong of [{ position: 2n }, { position: 4n }, { events: 4 }])
      expect(violationsWith({ checkpoints: [{ ...checkpoint, ...wrong }] })).toHaveLength(1);
  });

  it('fails where a read model has stopped, and says why', () => {
    const stopped = { ...checkpoint, status: 'stopped', problem: 'no such court' };
    expect(violationsWith({ checkpoints: [stopped] })).toEqual(['bookings is stopped: no such court']);
  });

  it('knows that a payment that goes back changes its booking', () => {
    const refunded = { log: [...log, refundDue(4, 'a')], checkpoints: [{ ...checkpoint, position: 4n, events: 4 }] };
    expect(violationsWith({ ...refunded, bookings: [shownCancelled(4, 'a'), shown(2, 'b', { court: 2 })] })).toEqual(
      [],
    );
    expect(violationsWith(refunded)).toEqual(['bookings was last changed by position 3, its last event has 4']);
  });

  it('leaves out a court that was only held until it would be paid', () => {
    const held = { ...shown(9, 'held', { court: 3 }), occupancy: 'DELETED' };
    expect(violationsWith({ bookings: [...rows, held] })).toEqual([]);
  });

  it('fails where the checkpoint was moved without the effect', () => {
    expect(violationsWith({ bookings: [shown(1, 'a'), shown(2, 'b', { court: 2 })] })).toHaveLength(1);
  });
});
