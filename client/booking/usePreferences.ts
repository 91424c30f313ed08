import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { browserStorage } from '../core/browser/safeStorage.ts';
import { type PlanDensity, planDensities } from '../courtPlan/grid/planDensity.ts';
import { type PaymentMethod, paymentMethods } from '@platzwart/contracts/core';

export const preferencesKey = 'bookingPreferences';
const preferencesSchema = v.object({
  sport: v.optional(v.string()),
  view: v.optional(v.picklist(['grid', 'list'])),
  density: v.optional(v.picklist(planDensities)),
  paymentMethod: v.optional(v.picklist(paymentMethods)),
});

/** The choices of the last booking; the wizard itself is stored separately and for a shorter time. */
export type Preferences = Readonly<{
  sport?: string;
  view?: 'grid' | 'list';
  density?: PlanDensity;
  paymentMethod?: PaymentMethod;
}>;

/** The stored preferences; none where nothing is stored, or the stored value is invalid. */
const load = (): Preferences => {
  try {
    const kept = v.safeParse(preferencesSchema, JSON.parse(browserStorage.getItem(preferencesKey) ?? '{}'));
    return kept.success ? withoutGaps(kept.output) : {};
  } catch {
    return {};
  }
};

const withoutGaps = ({
  sport,
  view,
  density,
  paymentMethod,
}: v.InferOutput<typeof preferencesSchema>): Preferences => ({
  ...(sport === undefined ? {} : { sport }),
  ...(view === undefined ? {} : { view }),
  ...(density === undefined ? {} : { density }),
  ...(paymentMethod === undefined ? {} : { paymentMethod }),
});

const save = (preferences: Preferences): void => browserStorage.setItem(preferencesKey, JSON.stringify(preferences));

export const usePreferences = () => {
  const [preferences, setPreferences] = useState(load);
  const prefer = useCallback((chosen: Preferences) => {
    save({ ...load(), ...chosen });
    setPreferences((before) => ({ ...before, ...chosen }));
  }, []);
  return { preferences, prefer };
};
