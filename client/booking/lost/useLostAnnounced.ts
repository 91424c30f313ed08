import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '../announce/announcer.ts';
import { slotKey } from '../plan/slot.ts';
import type { LostBlock } from '../selection/revalidate.ts';
import { useBlockText } from '../useBlockText.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';

/** Says at once what was lost: the one thing that may interrupt (reference: ux.md U5). */
export const useLostAnnounced = (lost: readonly LostBlock[], plans: BookingSetup['plans']): void => {
  const { t } = useTranslation('booking');
  const say = useSay();
  const text = useBlockText(plans);
  const said = useRef(new Set<string>());
  const announce = useEffectEvent((block: LostBlock) => {
    say(`${text.long(block)} ${t(($) => $.lost[block.reason])}`, 'urgent');
  });
  useEffect(() => {
    const news = lost.filter((block) => !said.current.has(slotKey(block)));
    said.current = new Set(lost.map(slotKey));
    news.forEach((block) => announce(block));
  }, [lost]);
};
