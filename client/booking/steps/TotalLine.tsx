import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { type MaybeTaxed, containsVat } from './containsVat.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  margin: 0,
  paddingTop: theme.spacing(3),
  borderTop: `3px double ${theme.vars.palette.divider}`,
  '& strong': { ...theme.typography.h3 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** `guestFee` is part of `price`. */
type TotalLineProps = MaybeTaxed & Readonly<{ duration: number; guestFee?: number }>;

/** The total, directly above the order button; it says that VAT is included only where it is (decisions.md N31). */
export const TotalLine = ({ duration, guestFee = 0, ...taxed }: TotalLineProps) => {
  const { price } = taxed;
  const { t } = useTranslation('deferredBooking');
  const format = useFormat();
  return (
    <Line>
      <span>
        {t(($) => $.selection.total)} ({format.duration(duration)})
      </span>
      <span>
        <strong>{format.cents(price)}</strong>{' '}
        {guestFee > 0 && <small>{t(($) => $.selection.withGuestFee, { fee: format.cents(guestFee) })} </small>}
        {containsVat(taxed) && <small>{t(($) => $.selection.vat)}</small>}
      </span>
    </Line>
  );
};
