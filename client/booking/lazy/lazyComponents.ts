import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../core/loading/lazyChunk.ts';
import { whenIdle } from '../../core/browser/whenIdle.ts';

const chunk = lazyChunk(() => import('./bookingChunk.ts'));

/** Components of the booking page that are shown only after an interaction, or beside the plan on a wide screen. */
export const BelowPlan = chunk.component(({ BelowPlan: Component }) => Component);
export const ClearSheet = chunk.component(({ ClearSheet: Component }) => Component);
export const FortnightStrip = chunk.component(({ FortnightStrip: Component }) => Component);
export const CourtList = chunk.component(({ CourtList: Component }) => Component);
export const LostNotices = chunk.component(({ LostNotices: Component }) => Component);
export const OpenOrders = chunk.component(({ OpenOrders: Component }) => Component);
export const OrderSteps = chunk.component(({ OrderSteps: Component }) => Component);
export const PlanExtras = chunk.component(({ PlanExtras: Component }) => Component);
export const PlanHeading = chunk.component(({ PlanHeading: Component }) => Component);
export const PlanTools = chunk.component(({ PlanTools: Component }) => Component);
export const SelectionCard = chunk.component(({ SelectionCard: Component }) => Component);
export const SelectionSheet = chunk.component(({ SelectionSheet: Component }) => Component);

/**
 * Loads them and their texts when the plan is shown and the browser is idle, before the first interaction. Answers whether that
 * has begun: what is shown beside the plan without an interaction waits for it, so that the plan waits for nothing.
 */
export const usePreloadedComponents = (isPlanLoaded: boolean): boolean => {
  const { i18n } = useTranslation();
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isPlanLoaded) return undefined;
    return whenIdle(() => {
      setBegun(true);
      chunk.preload();
      void i18n.loadNamespaces(['deferredBooking', 'cancelBooking', 'openPayment', 'players', 'upcomingEvents']);
    });
  }, [isPlanLoaded, i18n]);
  return hasBegun;
};
