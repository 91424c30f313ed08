import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { type Place, slotKey } from '../../courtPlan/plan/slot.ts';
import { type Block, mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import { selectBlock } from '../../courtPlan/selection/selectBlock.ts';
import { withoutBlock } from '../../courtPlan/selection/withoutBlock.ts';
import type { Booking } from '../useBooking.ts';
import { useBlockText } from '../useBlockText.ts';
import { select } from '../wizard/wizardChanges.ts';
import { gapOf } from './gapsOf.ts';

type Gap = Readonly<{ block: Block; moved: Place | null }>;

/** The blocks of the selection that would leave a rest which nobody can book, where the club avoids that (decisions.md N29b). */
export const gapsOf = ({ setup, wizard, dayWith, clock }: Booking): readonly Gap[] => {
  if (!setup.avoidGaps) return [];
  const blocks = mergeSlots(wizard.slots);
  return blocks.flatMap((block) => {
    const plan = setup.plans.find(({ sport }) => sport.sport === block.sport);
    const moved = plan && gapOf(block, { blocks, sport: plan.sport, day: dayWith(block, []), clock });
    return moved === undefined ? [] : [{ block, moved }];
  });
};

type GapNotesProps = {
  booking: Booking;
  gaps: readonly Gap[];
  /** Over the plan, of which it hides little. */ isShort?: boolean;
};

/** Why such a block cannot be booked, and a button that moves it. */
export const GapNotes = ({ booking, gaps, isShort = false }: GapNotesProps) => {
  const { t } = useTranslation('deferredBooking');
  const text = useBlockText(booking.setup.plans);
  const move = (block: Block, place: Place) => {
    const day = booking.dayWith(block, []);
    if (!day) return;
    booking.apply((current) => {
      const change = selectBlock(day, withoutBlock(current.slots, block), place);
      return change.kind === 'added' ? select(change.slots)(current) : current;
    });
  };
  return gaps.map(({ block, moved }) => (
    <NoticeBox key={slotKey(block)} kind="warning" role="alert">
      <p>
        <strong>{isShort ? text.short(block) : text.long(block)}</strong>{' '}
        {t(($) => (isShort ? $.gap.short : $.gap.text))}
      </p>
      {moved && (
        <Button variant="secondary" onClick={() => move(block, moved)}>
          {t(($) => $.gap.move, { booking: text.short({ ...block, ...moved }) })}
        </Button>
      )}
    </NoticeBox>
  ));
};
