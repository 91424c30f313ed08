import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { keptInBrowser } from '../core/keptValues.ts';
import { type PaymentMethod, paymentMethods } from '@platzwart/contracts/core';

export const preferencesKey = 'bookingPreferences';
const preferencesSchema = v.object({
  sport: v.optional(v.string()),
  view: v.optional(v.picklist(['grid', 'list'])),
  paymentMethod: v.optional(v.picklist(paymentMethods)),
});

/** What somebody chose last time; the wizard itself is kept elsewhere and shorter. */
export type Preferences = Readonly<{ sport?: string; view?: 'grid' | 'list'; paymentMethod?: PaymentMethod }>;

/** What the browser kept; nothing where it keeps nothing, or something else. */
const load = (): Preferences => {
  try {
    const kept = v.safeParse(preferencesSchema, JSON.parse(keptInBrowser.getItem(preferencesKey) ?? '{}'));
    return kept.success ? withoutGaps(kept.output) : {};
  } catch {
    return {};
  }
};

const withoutGaps = ({ sport, view, paymentMethod }: v.InferOutput<typeof preferencesSchema>): Preferences => ({
  ...(sport === undefined ? {} : { sport }),
  ...(view === undefined ? {} : { view }),
  ...(paymentMethod === undefined ? {} : { paymentMethod }),
});

const save = (preferences: Preferences): void => keptInBrowser.setItem(preferencesKey, JSON.stringify(preferences));

export const usePreferences = () => {
  const [preferences, setPreferences] = useState(load);
  const prefer = useCallback((chosen: Preferences) => {
    save({ ...load(), ...chosen });
    setPreferences((before) => ({ ...before, ...chosen }));
  }, []);
  return { preferences, prefer };
};
