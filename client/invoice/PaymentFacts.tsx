import { useTranslation } from 'react-i18next';
import { useFormat } from '../core/formatting/useFormat.ts';
import { DescriptionList } from '../ui/layout/DescriptionList.tsx';
import { CopyableFact } from './CopyableFact.tsx';

type PaymentFactsProps = {
  amount: number;
  iban: string;
  bic: string | null;
  accountHolder: string;
  reference: string;
};

/** In groups of four, as on paper. */
const grouped = (text: string): string => text.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
/** As banks' forms take an amount: `12,50`. */
const amountToType = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',');

/** What somebody types into the form of a bank, to copy one by one (decisions.md N40). */
export const PaymentFacts = ({ amount, iban, bic, accountHolder, reference }: PaymentFactsProps) => {
  const { t } = useTranslation('invoices');
  const { cents } = useFormat();
  return (
    <DescriptionList>
      <CopyableFact name={t(($) => $.own.amount)} value={cents(amount)} text={amountToType(amount)} />
      <CopyableFact name={t(($) => $.own.recipient)} value={accountHolder} />
      <CopyableFact name={t(($) => $.own.iban)} value={grouped(iban)} text={iban.replaceAll(/\s/g, '')} />
      {bic !== null && <CopyableFact name={t(($) => $.own.bic)} value={bic} />}
      <CopyableFact name={t(($) => $.own.reference)} value={grouped(reference)} text={reference} />
    </DescriptionList>
  );
};
