import type { ChangeScope, Refund } from '@platzwart/contracts/booking';
import { isSeasonTicket } from '@platzwart/contracts/core';
import { useTranslation } from 'react-i18next';
import type { CancelDialog_booking$data } from '../../../__generated__/CancelDialog_booking.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';

type RefundChoiceProps = {
  booking: CancelDialog_booking$data;
  scope: ChangeScope;
  refund: Refund;
  onChange: (refund: Refund) => void;
};

/** What it means that the price stays: of several dates only where it may (decisions.md B5). */
const useKeptText = ({ price, category }: CancelDialog_booking$data, scope: ChangeScope): string => {
  const { t } = useTranslation('bookingAdmin');
  const { cents } = useFormat();
  if (scope !== 'THIS') return t(($) => $.cancel.refund[isSeasonTicket(category) ? 'season' : 'late']);
  return price ? t(($) => $.cancel.refund.NONE, { price: cents(price) }) : t(($) => $.cancel.refund.hours);
};

/** Whether who cancels for the club lets the price stay. */
export const RefundChoice = ({ booking, scope, refund, onChange }: RefundChoiceProps) => {
  const { t } = useTranslation('bookingAdmin');
  const kept = useKeptText(booking, scope);
  return (
    <RadioGroup
      label={t(($) => $.cancel.price)}
      name="refund"
      selected={refund}
      options={[
        { value: 'FULL', label: t(($) => $.cancel.refund.FULL) },
        { value: 'NONE', label: kept },
      ]}
      onChange={({ target }) => onChange(target.value === 'NONE' ? 'NONE' : 'FULL')}
    />
  );
};
