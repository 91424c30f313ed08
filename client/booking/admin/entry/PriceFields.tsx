import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { BookingDraft } from './bookingDraft.ts';

type PriceFieldsProps = {
  draft: BookingDraft;
  /** A booking that exists may keep a price of its own. */
  isChange?: boolean;
  /** By the price list, each of its own date and court. */
  listed: readonly Readonly<{ price: number }>[];
  errors: Readonly<{ price: string | undefined; reason: string | undefined }>;
  onChange: (change: Partial<BookingDraft>) => void;
};

/** The price by the list; nothing while it is unknown: the entry is incomplete, or the server could not be asked. */
const usePriceHelp = (listed: PriceFieldsProps['listed'], isChange: boolean): string => {
  const { t } = useTranslation('bookingAdmin');
  const { cents } = useFormat();
  const prices = listed.map(({ price }) => price).toSorted((a, b) => a - b);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (lowest === undefined || highest === undefined) return '';
  const price = lowest === highest ? cents(lowest) : `${cents(lowest)} – ${cents(highest)}`;
  return t(($) => (isChange ? $.edit.priceHelp : $.entry.priceHelp), { price });
};

/** Another price than that of the list, and why (decisions.md B8). */
export const PriceFields = ({ draft, isChange = false, listed, errors, onChange }: PriceFieldsProps) => {
  const { t } = useTranslation('bookingAdmin');
  const help = usePriceHelp(listed, isChange);
  return (
    <>
      <TextField
        label={t(($) => $.entry.price)}
        help={help}
        error={errors.price}
        inputMode="decimal"
        value={draft.price}
        maxLength={10}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      {draft.price.trim() !== '' && (
        <TextField
          label={t(($) => $.entry.reason)}
          error={errors.reason}
          value={draft.reason}
          maxLength={500}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      )}
    </>
  );
};
