import { bookingFeature } from '../booking/bookingRoutes.ts';
import { clubEventFeature } from '../club-event/clubEventRoutes.ts';
import { clubFeature } from '../club/clubRoutes.ts';
import type { OpenFeature } from '../core/features/feature.ts';
import { coreTexts } from '../core/texts/coreTexts.ts';
import type { FeatureTexts } from '../core/texts/registeredTexts.ts';
import { courtPlanTexts } from '../courtPlan/courtPlanTexts.ts';
import { paymentFeature } from '../payment/paymentRoutes.ts';
import { userFeature } from '../user/userRoutes.ts';
import { appTexts } from './appTexts.ts';

/** One line per feature that has pages outside of the areas, or texts that a member loads. */
const openFeatures: readonly OpenFeature[] = [
  bookingFeature,
  clubFeature,
  clubEventFeature,
  paymentFeature,
  userFeature,
];

export const openPages = openFeatures.flatMap(({ pages }) => pages);
export const openTexts: readonly FeatureTexts[] = [
  coreTexts,
  courtPlanTexts,
  appTexts,
  ...openFeatures.map(({ texts }) => texts),
];
/** Of what is shown only after an interaction. */
export const laterTexts = openFeatures.flatMap(({ later }) => later ?? []);
