import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { mdiCreditCardOutline, mdiFileDocumentOutline, mdiTicketOutline, mdiWalletOutline } from '@mdi/js';
import styled from '@emotion/styled';
import type { PaymentMethod } from '@platzwart/contracts/core';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { motion } from '../../ui/theme/motion.ts';
import { radius } from '../../ui/theme/shape.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: theme.spacing(2), padding: 0, fontWeight: 600 },
}));
const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gap: theme.spacing(0, 3),
  alignItems: 'center',
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}, background ${motion.quick}`,
  '& strong': { display: 'block' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& svg': { fontSize: '1.25rem', color: theme.vars.palette.primary.main },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.light,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

const icons: Readonly<Record<PaymentMethod, string>> = {
  INVOICE: mdiFileDocumentOutline,
  VOUCHER: mdiTicketOutline,
  PAYPAL: mdiWalletOutline,
  CREDIT_CARD: mdiCreditCardOutline,
};

type PaymentMethodsProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  /** Left on the viewer's cards if they pay. */
  hoursAfter: number;
  isLocked: boolean;
  onChoose: (method: PaymentMethod) => void;
};

/** The payment methods that the server offers, as radio cards. */
export const PaymentMethods = ({ methods, chosen, hoursAfter, isLocked, onChoose }: PaymentMethodsProps) => {
  const { t } = useTranslation('deferredBooking');
  const { hours } = useFormat();
  const name = useId();
  return (
    <Group disabled={isLocked}>
      <legend>{t(($) => $.pay.methods)}</legend>
      {methods.map((method) => (
        <Card key={method}>
          <input
            type="radio"
            name={name}
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <Icon path={icons[method]} />
          <span>
            <strong>{t(($) => $.pay[method].name)}</strong>
            <small>{t(($) => $.pay[method].text, { hours: hours(hoursAfter) })}</small>
          </span>
        </Card>
      ))}
    </Group>
  );
};
