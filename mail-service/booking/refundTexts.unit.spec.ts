import { describe, expect, it } from 'vitest';
import { refundTexts } from './refundTexts.ts';

describe('The e-mail about a payment that goes back', () => {
  it.each([
    ['de', 'zu spät oder mit einem anderen Betrag angekommen. Gebucht ist deshalb nichts.'],
    ['en', 'arrived too late or with another amount. So nothing is booked.'],
  ] as const)('names both reasons, because the event does not tell them apart: %s', (language, reasons) => {
    const { opening } = refundTexts[language];
    expect(opening({ firstName: 'Anna', club: 'TC Musterstadt' })).toContain(reasons);
  });
});
