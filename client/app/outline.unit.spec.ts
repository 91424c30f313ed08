import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookingTextsDe } from '../booking/texts.de.ts';
import { bookingTextsEn } from '../booking/texts.en.ts';
import { errorTextsDe } from '../core/errorTexts.de.ts';
import { errorTextsEn } from '../core/errorTexts.en.ts';
import { accessTokenKey } from '../core/session.ts';
import { lookKeys } from '../ui/look.ts';
import { authTextsDe } from '../user/auth/texts.de.ts';
import { authTextsEn } from '../user/auth/texts.en.ts';
import { userTextsDe } from '../user/texts.de.ts';
import { userTextsEn } from '../user/texts.en.ts';

const outline = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

describe('The outline that is painted before the client has loaded', () => {
  it.each([
    [bookingTextsDe.title, bookingTextsEn.title],
    [userTextsDe.bookings.title, userTextsEn.bookings.title],
    [authTextsDe.login.title, authTextsEn.login.title],
    [errorTextsDe.LOGIN_REQUIRED, errorTextsEn.LOGIN_REQUIRED],
  ])('says what the page will say: %s, %s', (german, english) => {
    expect(outline).toContain(`<span lang="de">${german}</span>`);
    expect(outline).toContain(`<span lang="en">${english}</span>`);
  });

  it('reads what the client keeps', () => {
    for (const key of [accessTokenKey, lookKeys.mode, lookKeys.contrast, 'i18nextLng'])
      expect(outline).toContain(`getItem('${key}')`);
  });
});
