import { describe, expect, it } from 'vitest';
import { checkCheckpoints } from './checkpointsTellTheTruth.ts';
import type { Checkpoint } from './evidence.ts';
import { booked, cancelled, shown, shownCancelled } from './specHistory.ts';

const log = [booked(1, 'a'), booked(2, 'b', { court: 2 }), cancelled(3, 'a')];
const rows = [shownCancelled(3, 'a'), shown(2, 'b', { court: 2 })];
const checkpoint: Checkpoint = { name: 'bookings', position: 3n, events: 3, status: 'live', problem: null };
const whole = { checkpoints: [checkpoint], log, bookings: rows };

const violationsWith = (change: Partial<typeof whole>) => checkCheckpoints({ ...whole, ...change }).violations;

describe('INV4, checkpoints tell the truth', () => {
  it('is content where all stand at the last event and show its effect', () => {
    expect(checkCheckpoints(whole)).toEqual({ looked: 1, violations: [] });
  });

  it('turns red where a checkpoint lags, has run ahead or lost count', () => {
    for (const wrong of [{ position: 2n }, { position: 4n }, { events: 4 }])
      expect(violationsWith({ checkpoints: [{ ...checkpoint, ...wrong }] })).toHaveLength(1);
  });

  it('turns red where a read model has stopped, and says why', () => {
    const stopped = { ...checkpoint, status: 'stopped', problem: 'no such court' };
    expect(violationsWith({ checkpoints: [stopped] })).toEqual(['bookings is stopped: no such court']);
  });

  it('turns red where the checkpoint was moved without the effect', () => {
    expect(violationsWith({ bookings: [shown(1, 'a'), shown(2, 'b', { court: 2 })] })).toHaveLength(1);
  });
});
