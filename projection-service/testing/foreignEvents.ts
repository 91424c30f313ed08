import { positionSchema } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';

/** The first `count` events of a log, of types that no read model handles. */
export const foreignEvents = (count: number): readonly RecordedEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    position: v.parse(positionSchema, String(index + 1).padStart(19, '0')),
    stream: 'ledger',
    revision: index,
    id: String(index),
    type: 'Foreign',
    data: {},
    metadata: {},
    recordedAt: '2026-05-01T08:00:00.000Z',
  }));
