import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../core/notices.ts';
import { useLook } from '../../ui/look.ts';

/** Offers the bold contrast, once per visit, to somebody whose system asks for it and who has not chosen yet. */
export const ContrastOffer = () => {
  const { t } = useTranslation('app');
  const notify = useNotify();
  const { choose } = useLook();
  const offer = useEffectEvent(() =>
    notify({
      kind: 'info',
      text: t(($) => $.settings.contrastWanted),
      action: { label: t(($) => $.settings.contrastOffer), onSelect: () => choose({ contrast: 'bold' }) },
    }),
  );
  useEffect(() => offer(), []);
  return null;
};
