import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { courtNameTextsDe } from './courtNameTexts.de.ts';

const isDefault = (name: string): name is keyof typeof courtNameTextsDe => Object.hasOwn(courtNameTextsDe, name);

/** A club's name of a court in the language on screen: `Platz 4` → `Court 4`. What the club named itself stays as it is. */
export const useTranslatedCourtName = (): ((name: string) => string) => {
  const { t } = useTranslation('core');
  return useCallback(
    (name) => {
      const [, kind = '', number = ''] = /^(\S+) (\d+)$/.exec(name) ?? [];
      return isDefault(kind) ? t(($) => $.courtNames[kind], { number }) : name;
    },
    [t],
  );
};
