import { useTranslation } from 'react-i18next';

/** What the button and its question say. `child`: the first name of the child whose name is taken off; null: the viewer's own. */
export const useLeaveTexts = (child: string | null, booking: string) => {
  const { t } = useTranslation('myBookings');
  if (child !== null) {
    const texts = t(($) => $.leaveAsParent, { returnObjects: true, name: child, booking });
    return texts;
  }
  return t(($) => $.leave, { returnObjects: true, booking });
};
