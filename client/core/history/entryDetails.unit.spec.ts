import { describe, expect, it } from 'vitest';
import { decodeDetails } from './entryDetails.ts';

describe('The details of an entry', () => {
  it('are what the screen knows of the event', () => {
    const details = decodeDetails('{"court":3,"date":"2026-06-20","orderId":"x"}');
    expect(details).toMatchObject({ court: 3, date: '2026-06-20', start: null });
    expect(details).not.toHaveProperty('orderId');
  });

  it('leave out what has another form', () => {
    expect(decodeDetails('{"court":"three","date":"soon","start":"18:00"}')).toMatchObject({
      ...{ court: null, date: null, start: '18:00' },
    });
  });
});
