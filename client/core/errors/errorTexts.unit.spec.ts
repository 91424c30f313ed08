import { describe, expect, it } from 'vitest';
import { errorCodes as serverCodes } from '@platzwart/contracts/catalogue';
import { featureTextsDe } from '@platzwart/contracts/feature-texts/de';
import { featureTextsEn } from '@platzwart/contracts/feature-texts/en';
import { knownErrorCode } from './errorCode.ts';
import { errorTextsDe } from './errorTexts.de.ts';
import { errorTextsEn } from './errorTexts.en.ts';

const errorCodes = [...serverCodes, 'ERR_NETWORK'] as const;
const german = { ...errorTextsDe, ...featureTextsDe.errors };
const english = { ...errorTextsEn, ...featureTextsEn.errors };

describe('The texts for refusals', () => {
  it.each(errorCodes)('describe for %s the problem and the remedy, in both languages and without the code', (code) => {
    for (const text of [german[code], english[code]]) {
      expect(text.match(/[.:] ?/g)?.length).toBeGreaterThanOrEqual(2);
      expect(text).not.toMatch(/ERR_|LOGIN_REQUIRED|!/);
    }
    expect(german[code]).not.toBe(english[code]);
  });

  it('contain each code once', () => {
    expect(Object.keys(german).sort()).toEqual([...errorCodes].sort());
    expect(Object.keys(errorTextsDe).filter((code) => code in featureTextsDe.errors)).toEqual([]);
  });

  it('describe a code that is unknown to this build as a server error', () => {
    for (const text of ['Internal error', 'err_login', '']) expect(knownErrorCode(text)).toBe('ERR_SERVER');
    expect(knownErrorCode('ERR_PRICE_CHANGED')).toBe('ERR_PRICE_CHANGED');
  });
});
