import { expect, it } from 'vitest';
import { preferencesKey } from '../booking/usePreferences.ts';
import { browserKeys } from '../club/legal/dataClasses.ts';
import { bookingInProgressKey } from '../core/bookingInProgressKey.ts';
import { languageKey } from '../core/texts/language.ts';
import { accessTokenKey } from '../core/session/session.ts';
import { reloadedForKey } from '../core/update/followUpdates.ts';
import { typedInputKey } from '../core/update/keptInput.ts';
import { kioskPairingKey } from '../link/kiosk/knownPairing.ts';
import { themePreferenceKeys } from '../ui/theme/themePreferences.ts';

it('the privacy page lists everything that is stored in a browser, and nothing else', () => {
  const kept = [
    accessTokenKey,
    bookingInProgressKey,
    typedInputKey,
    reloadedForKey,
    preferencesKey,
    languageKey,
    kioskPairingKey,
    ...Object.values(themePreferenceKeys),
  ];
  expect(browserKeys.map(({ key }) => key).toSorted()).toEqual(kept.toSorted());
});
