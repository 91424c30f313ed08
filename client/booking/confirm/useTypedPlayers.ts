import { useState } from 'react';
import { slotKey } from '../../courtPlan/plan/slot.ts';
import { type Block, mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';

/** What is typed into the field of players of each booking and not taken from its list; only what is taken is ordered. */
export const useTypedPlayers = (slots: readonly SelectedSlot[]) => {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [isTold, setTold] = useState(false);
  const typedFor = (block: Block): string => texts.get(slotKey(block)) ?? '';
  return {
    typedFor,
    type: (block: Block, text: string) => {
      setTexts((current) => new Map(current).set(slotKey(block), text));
      setTold(false);
    },
    /** Whether the fields say so also while the focus is in them: from `tell` until the next text. */
    isTold,
    tell: () => setTold(true),
    hasUnpicked: mergeSlots(slots).some((block) => typedFor(block).trim() !== ''),
  };
};

export type TypedPlayers = ReturnType<typeof useTypedPlayers>;
