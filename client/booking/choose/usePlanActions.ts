import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@platzwart/contracts/core';
import { useFormat } from '../../core/useFormat.ts';
import { useSay } from '../announce/announcer.ts';
import { type WhyNot, whyNot } from '../grid/whyNot.ts';
import type { Cell, Day } from '../plan/cell.ts';
import { type Place, placeKey } from '../plan/slot.ts';
import { mergeSlots, totalsOf } from '../selection/mergeSlots.ts';
import { selectBlock } from '../selection/selectBlock.ts';
import { selectRange, shrinkBlock } from '../selection/selectRange.ts';
import { type SelectionChange, toggleSlot } from '../selection/toggleSlot.ts';
import { useBlockText } from '../useBlockText.ts';
import type { Booking } from '../useBooking.ts';
import { useCellWords } from '../grid/useCellWords.ts';
import { select } from '../wizard/wizardChanges.ts';

export type Why = Readonly<{ place: Place; text: string }>;

/** What a tap or a key in the plan does, and what is said about it. */
export const usePlanActions = (booking: Booking, onOwn: (id: string) => void, onClear: () => void) => {
  const { t } = useTranslation('booking');
  const { cents, date } = useFormat();
  const words = useCellWords();
  const say = useSay();
  const text = useBlockText(booking.setup.plans);
  const [why, setWhy] = useState<Why | null>(null);
  const { day, wizard, apply, wanted, go, clock, setup } = booking;

  const sayChange = (change: Exclude<SelectionChange, { kind: 'refused' }>) => {
    const blocks = mergeSlots(change.slots);
    const changed = mergeSlots(change.changed).map(text.short).join(', ');
    const price = cents(totalsOf(change.slots).price);
    say(
      change.kind === 'added'
        ? t(($) => $.say.selected, { block: changed, price, count: blocks.length })
        : t(($) => $.say.removed, { block: changed }),
    );
  };
  const take = (change: SelectionChange): boolean => {
    if (change.kind === 'refused') return false;
    setWhy(null);
    apply(select(change.slots));
    sayChange(change);
    return true;
  };
  const explain = (cell: Cell, reason: string) => {
    setWhy((shown) => (shown && placeKey(shown.place) === placeKey(cell) ? null : { place: cell, text: reason }));
    say(reason);
  };
  const whatIn = (cell: Cell, reason: WhyNot): string => {
    if (cell.state !== 'booked') return '';
    return reason.text === 'blockedBecause' ? (cell.booking.title ?? '') : words.what(cell.booking);
  };
  const reasonOf = (cell: Cell, reason: WhyNot): string =>
    t(($) => $.why[reason.text], { ...reason, what: whatIn(cell, reason) });
  const activateIn = (on: Day, cell: Cell) => {
    if (cell.state === 'booked' && cell.booking.own) {
      onOwn(cell.booking.id);
      return;
    }
    const plan = setup.plans.find(({ sport }) => sport.sport === on.sport);
    const reason = plan && whyNot(cell, plan.window);
    if (reason) {
      explain(cell, reasonOf(cell, reason));
      return;
    }
    return take(toggleSlot(on, wizard.slots, cell));
  };
  return {
    why,
    choose: (place: Place) => day && take(selectBlock(day, wizard.slots, place)),
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
        const day = to === 'today' ? clock.date : addDays(wanted.date, to === 'next' ? 1 : -1);
        setWhy(null);
        go({ date: day });
        say(t(($) => $.say.day, { date: date(day, 'long') }));
      },
      onEscape: () => {
        if (why) setWhy(null);
        else if (wizard.slots.length > 0) onClear();
      },
      onLeave: () => setWhy(null),
    },
  };
};
