import { describe, expect, it } from 'vitest';
import { errorCodes, knownErrorCode } from './errorCode.ts';
import { errorTextsDe } from './errorTexts.de.ts';
import { errorTextsEn } from './errorTexts.en.ts';

describe('The texts for refusals', () => {
  it.each(errorCodes)('say for %s what happened and what to do, in both languages and without the code', (code) => {
    for (const text of [errorTextsDe[code], errorTextsEn[code]]) {
      expect(text.match(/[.:] ?/g)?.length).toBeGreaterThanOrEqual(2);
      expect(text).not.toMatch(/ERR_|LOGIN_REQUIRED|!/);
    }
    expect(errorTextsDe[code]).not.toBe(errorTextsEn[code]);
  });

  it('show a code that this build does not know as a fault of the server', () => {
    expect(knownErrorCode('ERR_FROM_THE_FUTURE')).toBe('ERR_SERVER');
    expect(knownErrorCode('ERR_PRICE_CHANGED')).toBe('ERR_PRICE_CHANGED');
  });
});
