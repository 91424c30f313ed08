import { useEffect } from 'react';
import { lateParts } from '../../core/lateParts.ts';
import { whenIdle } from '../../core/whenIdle.ts';

const chunk = lateParts(() => import('./parts.ts'));

/** What of the booking page shows only after somebody has done something, or beside the plan on a wide screen. */
export const ClearSheet = chunk.part(({ ClearSheet: Part }) => Part);
export const LegendSheet = chunk.part(({ LegendSheet: Part }) => Part);
export const CourtList = chunk.part(({ CourtList: Part }) => Part);
export const LostNotices = chunk.part(({ LostNotices: Part }) => Part);
export const OrderSteps = chunk.part(({ OrderSteps: Part }) => Part);
export const SelectionCard = chunk.part(({ SelectionCard: Part }) => Part);
export const SelectionSheet = chunk.part(({ SelectionSheet: Part }) => Part);

/** Fetches them as soon as the plan is there and the browser has nothing better to do: before a hand reaches them. */
export const usePreloadedParts = (isPlanThere: boolean): void => {
  useEffect(() => (isPlanThere ? whenIdle(chunk.preload) : undefined), [isPlanThere]);
};
