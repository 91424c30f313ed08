import type { ErrorCode } from '../../core/errors/errorCode.ts';
import { isSameDay, overlaps, slotKey } from '../../courtPlan/plan/slot.ts';
import { type Block, mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import { refusedElements } from '../wizard/orderOf.ts';
import { type WizardChange, applyRevalidation, reopenAfterRefusal } from '../wizard/wizardChanges.ts';
import type { Wizard } from '../wizard/wizardState.ts';

type Refusal = Readonly<{ code: ErrorCode; fields: readonly string[] }>;

/**
 * The wizard's state after a refused order: slots that others have booked are removed and named, everything else stays
 * selected. `fields` count the elements of the order as it was sent.
 */
export const afterRefusal =
  (sent: Wizard, { code, fields }: Refusal): WizardChange =>
  (current) => {
    const open = reopenAfterRefusal(current);
    if (code !== 'ERR_BOOKING_CONFLICT') return open;
    const blocks = mergeSlots(sent.slots);
    const lost = refusedElements(fields).flatMap((index): Block[] => blocks.slice(index, index + 1));
    const isLost = (slot: Wizard['slots'][number]) =>
      lost.some((block) => isSameDay(block, slot) && overlaps(block, slot));
    const slots = current.slots.filter((slot) => !isLost(slot));
    const named = [...new Map(lost.map((block) => [slotKey(block), { ...block, reason: 'taken' as const }])).values()];
    return applyRevalidation({ slots, lost: named, pricesChanged: false }, false)(open);
  };
