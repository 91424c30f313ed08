import { describe, expect, it } from 'vitest';
import { errorCodes, knownErrorCode } from './errorCode.ts';
import { errorTextsDe } from './errorTexts.de.ts';
import { errorTextsEn } from './errorTexts.en.ts';
import { laterErrorTextsDe } from './laterErrorTexts.de.ts';
import { laterErrorTextsEn } from './laterErrorTexts.en.ts';

const german = { ...errorTextsDe, ...laterErrorTextsDe };
const english = { ...errorTextsEn, ...laterErrorTextsEn };

describe('The texts for refusals', () => {
  it.each(errorCodes)('say for %s what happened and what to do, in both languages and without the code', (code) => {
    for (const text of [german[code], english[code]]) {
      expect(text.match(/[.:] ?/g)?.length).toBeGreaterThanOrEqual(2);
      expect(text).not.toMatch(/ERR_|LOGIN_REQUIRED|!/);
    }
    expect(german[code]).not.toBe(english[code]);
  });

  it('are as many as there are codes, each code once', () => {
    expect(Object.keys(german).sort()).toEqual([...errorCodes].sort());
    expect(Object.keys(errorTextsDe).filter((code) => code in laterErrorTextsDe)).toEqual([]);
  });

  it('show a code that this build does not know as a fault of the server', () => {
    expect(knownErrorCode('ERR_FROM_THE_FUTURE')).toBe('ERR_SERVER');
    expect(knownErrorCode('ERR_PRICE_CHANGED')).toBe('ERR_PRICE_CHANGED');
  });
});
