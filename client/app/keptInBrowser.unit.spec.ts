import { expect, it } from 'vitest';
import { preferencesKey } from '../booking/usePreferences.ts';
import { browserKeys } from '../club/legal/dataClasses.ts';
import { bookingInProgressKey } from '../core/bookingInProgressKey.ts';
import { languageKey } from '../core/language.ts';
import { accessTokenKey } from '../core/session.ts';
import { lookKeys } from '../ui/look.ts';

it('the privacy page tells of everything that is kept in a browser, and of nothing else', () => {
  const kept = [accessTokenKey, bookingInProgressKey, preferencesKey, languageKey, ...Object.values(lookKeys)];
  expect(browserKeys.map(({ key }) => key).toSorted()).toEqual(kept.toSorted());
});
