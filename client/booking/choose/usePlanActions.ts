import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@platzwart/contracts/core';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useAnnounce } from '../announce/announcer.ts';
import { type UnavailableReason, unavailableReason } from '../../courtPlan/grid/unavailableReason.ts';
import type { Cell, Day } from '../../courtPlan/plan/cell.ts';
import { type Place, placeKey } from '../../courtPlan/plan/slot.ts';
import { mergeSlots, totalsOf } from '../../courtPlan/selection/mergeSlots.ts';
import { selectRange, shrinkBlock } from '../../courtPlan/selection/selectRange.ts';
import { type SelectionChange, toggleSlot } from '../../courtPlan/selection/toggleSlot.ts';
import { useBlockText } from '../useBlockText.ts';
import type { Booking } from '../useBooking.ts';
import { useCellTexts } from '../../courtPlan/grid/useCellTexts.ts';
import { select } from '../wizard/wizardChanges.ts';

export type CellExplanation = Readonly<{ place: Place; text: string }>;

/** The effects of taps and keys in the plan, and their announcements. */
export const usePlanActions = (booking: Booking, onOwn: (id: string) => void, onClear: () => void) => {
  const { t } = useTranslation('booking');
  const { cents, date } = useFormat();
  const cellTexts = useCellTexts();
  const announce = useAnnounce();
  const text = useBlockText(booking.setup.plans);
  const [explanation, setExplanation] = useState<CellExplanation | null>(null);
  const { day, wizard, apply, requested, go, clock, setup } = booking;

  const sayChange = (change: Exclude<SelectionChange, { kind: 'refused' }>) => {
    const blocks = mergeSlots(change.slots);
    const changed = mergeSlots(change.changed).map(text.short).join(', ');
    const price = cents(totalsOf(change.slots).price);
    announce(
      change.kind === 'added'
        ? t(($) => $.say.selected, { block: changed, price, count: blocks.length })
        : t(($) => $.say.removed, { block: changed }),
    );
  };
  const take = (change: SelectionChange): boolean => {
    if (change.kind === 'refused') return false;
    setExplanation(null);
    apply(select(change.slots));
    sayChange(change);
    return true;
  };
  const explain = (cell: Cell, reason: string) => {
    setExplanation((shown) =>
      shown && placeKey(shown.place) === placeKey(cell) ? null : { place: cell, text: reason },
    );
    announce(reason);
  };
  const whatIn = (cell: Cell, reason: UnavailableReason): string => {
    if (cell.state !== 'booked') return '';
    return reason.text === 'blocked' ? (cell.booking.title ?? '') : cellTexts.what(cell.booking);
  };
  const reasonOf = (cell: Cell, reason: UnavailableReason): string =>
    t(($) => $.why[reason.text], { ...reason, what: whatIn(cell, reason) });
  const activateIn = (on: Day, cell: Cell) => {
    if (cell.state === 'booked' && cell.booking.own) {
      onOwn(cell.booking.id);
      return;
    }
    const plan = setup.plans.find(({ sport }) => sport.sport === on.sport);
    const reason = plan && unavailableReason(cell, plan.window);
    if (reason) {
      explain(cell, reasonOf(cell, reason));
      return;
    }
    return take(toggleSlot(on, wizard.slots, cell));
  };
  return {
    explanation,
    take,
    actions: {
      onActivate: (cell: Cell) => {
        if (day) activateIn(day, cell);
      },
      onRange: (from: Cell, to: Cell): boolean => {
        const isTaken = day ? take(selectRange(day, wizard.slots, { from, to })) : false;
        if (!isTaken)
          explain(
            to,
            t(($) => $.why.range),
          );
        return isTaken;
      },
      onShrink: (cell: Cell): boolean => (day ? take(shrinkBlock(day, wizard.slots, cell)) : false),
      onDay: (to: 'today' | 'previous' | 'next') => {
        const day = to === 'today' ? clock.date : addDays(requested.date, to === 'next' ? 1 : -1);
        setExplanation(null);
        go({ date: day });
        announce(t(($) => $.say.day, { date: date(day, 'long') }));
      },
      onEscape: () => {
        if (explanation) setExplanation(null);
        else if (wizard.slots.length > 0) onClear();
      },
      onLeave: () => setExplanation(null),
    },
  };
};
