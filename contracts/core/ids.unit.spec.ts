import { describe, expect, it } from 'vitest';
import { bookingId, invoiceId, personId } from './ids.ts';

describe.each([
  ['person', personId],
  ['booking', bookingId],
  ['invoice', invoiceId],
])('The id of a %s', (_, idOf) => {
  it('is a UUID in lower case', () => {
    expect(idOf('A0000000-0000-4000-8000-00000000000A')).toBe('a0000000-0000-4000-8000-00000000000a');
  });

  it.each(['', '1001', 'a0000000-0000-4000-8000-00000000000', "a0000000-0000-4000-8000-00000000000a' or 1=1"])(
    'may not be %j',
    (value) => {
      expect(() => idOf(value)).toThrow();
    },
  );
});
