import { describe, expect, it } from 'vitest';
import { decodeDetails } from './entryDetails.ts';

describe('The details of an entry', () => {
  it('are what the screen knows of the event', () => {
    const details = decodeDetails('{"court":3,"price":1200,"role":"MEMBER","settingsRevision":12,"orderId":"x"}');
    expect(details).toMatchObject({ court: 3, price: 1200, role: 'MEMBER', settingsRevision: 12, remark: null });
    expect(details).not.toHaveProperty('orderId');
  });

  it('leave out what has another form', () => {
    expect(decodeDetails('{"court":"three","date":"soon","role":"KING","price":1200}')).toMatchObject({
      ...{ court: null, date: null, role: null, price: 1200 },
    });
  });
});
