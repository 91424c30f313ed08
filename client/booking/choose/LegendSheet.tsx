import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { LegendItems } from './LegendItems.tsx';

/** The legend on screens without room for it below the plan. */
export const LegendSheet = ({ onClose, ...items }: ComponentProps<typeof LegendItems> & { onClose: () => void }) => {
  const { t } = useTranslation('deferredBooking');
  return (
    <Sheet title={t(($) => $.legend.title)} onClose={onClose}>
      <p>{t(($) => $.legend.hint)}</p>
      <LegendItems {...items} />
    </Sheet>
  );
};
