import type { InvoiceAction } from './invoiceActions.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { PaidDialog } from './PaidDialog.tsx';
import { PrintedDialog } from './PrintedDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { UnpaidDialog } from './UnpaidDialog.tsx';
import { WaiveDialog } from './WaiveDialog.tsx';
import { WarningDialog } from './WarningDialog.tsx';
import type { InvoiceDialogProps } from './useAnswer.ts';

type InvoiceQuestionProps = InvoiceDialogProps & {
  action: InvoiceAction;
  amount: number;
  refundDue: number;
  isPaid: boolean;
  /** Of the next letter; null where there is none. */
  level: 1 | 2 | 3 | null;
  /** Of the recipient. */
  recipient: string;
};

/** The dialog of an action. */
export const InvoiceQuestion = ({ action, amount, refundDue, isPaid, level, ...props }: InvoiceQuestionProps) => {
  const { recipient, ...dialog } = props;
  switch (action) {
    case 'paid':
      return <PaidDialog {...dialog} amount={amount} />;
    case 'unpaid':
      return <UnpaidDialog {...dialog} />;
    case 'printed':
      return <PrintedDialog {...dialog} />;
    case 'warning':
      return level && <WarningDialog {...dialog} level={level} name={recipient} />;
    case 'waive':
      return <WaiveDialog {...dialog} amount={amount} name={recipient} />;
    case 'storno':
      return <CancelDialog {...dialog} amount={amount} isPaid={isPaid} />;
    default:
      return <RefundDialog {...dialog} amount={refundDue} />;
  }
};
