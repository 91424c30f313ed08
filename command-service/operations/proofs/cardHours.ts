import type { HoursReturned, HoursUsed } from '@platzwart/contracts/voucher';
import type { EventFact } from './claimTotals.ts';
import { type Flaw, type Proof, noFlaws } from './proof.ts';

type Card = Readonly<{ halfHours: number; left: number }>;

/** On each card: what was ordered, minus what was used, plus what came back, is what is left; never below nothing, and never more than was ordered. */
export const cardHours = (): Proof<EventFact> => {
  const cards = new Map<string, Card>();
  const moved = (position: string, { type, data }: HoursUsed | HoursReturned): readonly Flaw[] => {
    const { voucherId, halfHours, halfHoursLeft } = data;
    const card = cards.get(voucherId) ?? { halfHours: 0, left: 0 };
    const left = type === 'HoursUsed' ? card.left - halfHours : card.left + halfHours;
    cards.set(voucherId, { ...card, left });
    if (left === halfHoursLeft && left >= 0 && left <= card.halfHours) return noFlaws;
    const because = `card ${voucherId} has ${left} of ${card.halfHours} half hours left, and the event says ${halfHoursLeft}`;
    return [{ position, because }];
  };
  return {
    see: ({ position, event }) => {
      if (event.type === 'HoursUsed' || event.type === 'HoursReturned') return moved(position, event);
      if (event.type === 'VoucherOrdered') {
        const { voucherId, halfHours } = event.data;
        cards.set(voucherId, { halfHours, left: halfHours });
      }
      return noFlaws;
    },
    end: () => noFlaws,
  };
};
