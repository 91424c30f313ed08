import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import type { HourCards } from './useHourCards.ts';

/** Why cards with hours cannot pay this order; nothing where they can, or there are none. */
export const CardProblemNote = ({ cards }: { cards: HourCards | null }) => {
  const { t } = useTranslation('deferredBooking');
  const { hours } = useFormat();
  if (!cards?.problem) return null;
  const { problem, left } = cards;
  return <NoticeBox kind="info">{t(($) => $.pay.cardProblems[problem], { hours: hours(left) })}</NoticeBox>;
};
