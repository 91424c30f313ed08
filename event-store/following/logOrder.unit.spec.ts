import { position } from '@platzwart/contracts/core';
import type { RecordedEvent } from '../eventStore.ts';
import { describe, expect, it } from 'vitest';
import { LogOutOfOrder, createOrderCheck } from './logOrder.ts';

const recorded = (stream: string, revision: number): RecordedEvent => ({
  id: `${stream} ${revision}`,
  type: 'CourtBooked',
  data: {},
  metadata: {},
  stream,
  revision,
  position: position(String(revision).padStart(3, '0')),
  recordedAt: '2026-05-01T10:00:00Z',
});

describe('The order of the log', () => {
  it('begins at any revision and then has no gaps, stream by stream', () => {
    const check = createOrderCheck();
    check([recorded('ledger', 41), recorded('club', 0), recorded('ledger', 42)]);
    check([recorded('club', 1), recorded('ledger', 43)]);
    expect(() => check([recorded('ledger', 45)])).toThrow(LogOutOfOrder);
  });

  it('may repeat known events', () => {
    const check = createOrderCheck();
    check([recorded('ledger', 0), recorded('ledger', 1)]);
    check([recorded('ledger', 0), recorded('ledger', 1), recorded('ledger', 2)]);
    expect(() => check([recorded('ledger', 4)])).toThrow('After revision 2 of ledger came 4');
  });

  it('is violated by an event that arrives before its predecessor', () => {
    expect(() => createOrderCheck()([recorded('ledger', 0), recorded('ledger', 2), recorded('ledger', 1)])).toThrow(
      LogOutOfOrder,
    );
  });
});
