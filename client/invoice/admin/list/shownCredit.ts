/** A credit by its id, and in words; `openInvoices`: what it can pay, by id and as it is shown. */
export type ShownCredit = Readonly<{
  id: string;
  number: string;
  name: string;
  amount: string;
  /** Whether nothing of it is paid back or set off. */
  isWhole: boolean;
  openInvoices: readonly Readonly<{ value: string; label: string }>[];
}>;

export type CreditDialogProps = { credit: ShownCredit; onDone: () => void; onClose: () => void };
