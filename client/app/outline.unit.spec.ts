import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookingTextsDe } from '../booking/texts.de.ts';
import { bookingTextsEn } from '../booking/texts.en.ts';
import { errorTextsDe } from '../core/errors/errorTexts.de.ts';
import { errorTextsEn } from '../core/errors/errorTexts.en.ts';
import { seasonOfferTextsDe } from '../season/offer/texts.de.ts';
import { seasonOfferTextsEn } from '../season/offer/texts.en.ts';
import { accessTokenKey } from '../core/session/session.ts';
import { themePreferenceKeys } from '../ui/theme/themePreferences.ts';
import { authTextsDe } from '../user/auth/texts.de.ts';
import { authTextsEn } from '../user/auth/texts.en.ts';
import { myBookingsTextsDe } from '../user/myBookings/texts.de.ts';
import { myBookingsTextsEn } from '../user/myBookings/texts.en.ts';

const outline = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

describe('The outline that is painted before the client has loaded', () => {
  it.each([
    [bookingTextsDe.title, bookingTextsEn.title],
    [myBookingsTextsDe.title, myBookingsTextsEn.title],
    [authTextsDe.login.title, authTextsEn.login.title],
    [authTextsDe.login.welcome, authTextsEn.login.welcome],
    [authTextsDe.login.credential, authTextsEn.login.credential],
    [authTextsDe.login.password, authTextsEn.login.password],
    [authTextsDe.login.submit, authTextsEn.login.submit],
    [seasonOfferTextsDe.title, seasonOfferTextsEn.title],
    [errorTextsDe.LOGIN_REQUIRED, errorTextsEn.LOGIN_REQUIRED],
  ])('has the same texts as the page: %s, %s', (german, english) => {
    expect(outline).toContain(`<span lang="de">${german}</span>`);
    expect(outline).toContain(`<span lang="en">${english}</span>`);
  });

  it('reads the storage keys of the client', () => {
    for (const key of [accessTokenKey, themePreferenceKeys.mode, themePreferenceKeys.contrast, 'i18nextLng'])
      expect(outline).toContain(`getItem('${key}')`);
  });
});
