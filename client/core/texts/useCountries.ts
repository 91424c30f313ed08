import { useMemo } from 'react';
import { type CountryCode, countryCodes } from '@platzwart/contracts/core';
import { useLanguage } from './language.ts';

/** Listed first: the country of the clubs, and its neighbours. */
const near: readonly CountryCode[] = ['DE', 'AT', 'CH', 'LI', 'LU', 'NL', 'BE', 'FR', 'DK', 'PL', 'CZ'];

/** The countries by their names in the language on screen: the near ones, then all others in order. */
export const useCountries = (): readonly Readonly<{ value: CountryCode; label: string }>[] => {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const named = (value: CountryCode) => ({ value, label: names.of(value) ?? value });
    const others = countryCodes
      .filter((code) => !near.includes(code))
      .map(named)
      .sort((one, other) => one.label.localeCompare(other.label, language));
    return [...near.map(named), ...others];
  }, [language]);
};
