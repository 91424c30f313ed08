/** `day`: rows so low that a whole day fits into the window; `comfortable`: rows for a finger. */
export const planDensities = ['comfortable', 'day'] as const;
export type PlanDensity = (typeof planDensities)[number];
