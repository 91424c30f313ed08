import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../announce/announcer.ts';
import { slotKey } from '../../courtPlan/plan/slot.ts';
import type { LostBlock } from '../../courtPlan/selection/revalidate.ts';
import { useBlockText } from '../useBlockText.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';

/** Announces lost slots at once: only they may interrupt (screens.md U5). */
export const useLostAnnouncements = (lost: readonly LostBlock[], plans: BookingSetup['plans']): void => {
  const { t } = useTranslation('deferredBooking');
  const announce = useAnnounce();
  const text = useBlockText(plans);
  const said = useRef(new Set<string>());
  const announceLost = useEffectEvent((block: LostBlock) => {
    announce(`${text.long(block)} ${t(($) => $.lost[block.reason])}`, 'urgent');
  });
  useEffect(() => {
    const news = lost.filter((block) => !said.current.has(slotKey(block)));
    said.current = new Set(lost.map(slotKey));
    news.forEach((block) => announceLost(block));
  }, [lost]);
};
