import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Unbroken } from '../../ui/layout/Unbroken.tsx';
import { InvoiceState } from '../InvoiceState.tsx';
import type { ShownState } from '../invoiceState.ts';

type StateWithAmountsProps = { state: ShownState; warningLevel: number; refundDue: number };

/** The state of an invoice in a list, with the letters that were sent and what is to be paid back, where there is any. */
export const StateWithAmounts = ({ state, warningLevel, refundDue }: StateWithAmountsProps) => {
  const { t } = useTranslation(['invoiceAdmin', 'invoices']);
  const { cents } = useFormat();
  return (
    <>
      <InvoiceState state={state} label={t(($) => $.states[state], { ns: 'invoices' })} />
      {warningLevel > 0 && (
        <>
          {' '}
          <Unbroken>{t(($) => $.list.warned, { count: warningLevel })}</Unbroken>
        </>
      )}
      {refundDue > 0 && (
        <>
          {' '}
          <Unbroken>{t(($) => $.list.refundDue, { amount: cents(refundDue) })}</Unbroken>
        </>
      )}
    </>
  );
};
