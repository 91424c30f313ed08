import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const longestName = 60;

/** Where a screen is, as typed; `check` returns it, or null and an error from then on. */
export const useKioskName = () => {
  const { t } = useTranslation('kioskAdmin');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    field: {
      label: t(($) => $.name),
      help: t(($) => $.nameHelp),
      error: isMissing ? t(($) => $.nameMissing) : undefined,
      value: name,
      autoComplete: 'off',
      onChange: ({ target }: Readonly<{ target: Readonly<{ value: string }> }>) => setName(target.value),
    },
    check: (): string | null => {
      const given = name.trim();
      const isWrong = given === '' || given.length > longestName;
      setMissing(isWrong);
      return isWrong ? null : given;
    },
    clear: () => setName(''),
  };
};
