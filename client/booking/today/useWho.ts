import { useTranslation } from 'react-i18next';
import type { SharedBooking } from '../data/planBookingOf.ts';

/** Whose a booking is: its title, its person, otherwise its kind. A closure has a title, and what is held for somebody none. */
export const useWho = (names: ReadonlyMap<string, string>): ((booking: SharedBooking) => string) => {
  const { t } = useTranslation('courtPlan');
  return ({ id, title, category }) =>
    (title ?? '') || (names.get(id) ?? '') || t(($) => (category === 'BLOCK' ? $.cell.taken : $.categories[category]));
};
