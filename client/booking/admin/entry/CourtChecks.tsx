import { useTranslation } from 'react-i18next';
import type { Court } from '@platzwart/contracts/core';
import { CheckTiles } from '../../../ui/forms/CheckTiles.tsx';

type CourtChecksProps = {
  courts: readonly Court[];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
};

/** One court or several. */
export const CourtChecks = ({ courts, ...field }: CourtChecksProps) => {
  const { t } = useTranslation('bookingAdmin');
  const options = courts
    .filter(({ active }) => active)
    .map(({ number, name }) => ({ value: number, name, text: String(number) }));
  return <CheckTiles legend={t(($) => $.entry.courts)} options={options} {...field} />;
};
