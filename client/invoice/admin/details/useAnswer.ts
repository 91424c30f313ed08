import { useState } from 'react';
import { useNotify } from '../../../core/notices.ts';

/** What the dialogs of an invoice share: `_id`, what to do after a success, and how to leave. */
export type InvoiceDialogProps = Readonly<{
  id: string;
  /** The invoice's number. */
  number: string;
  onDone: () => void;
  onClose: () => void;
}>;

/** The callbacks of a dialog's mutation: says `done` and goes on, or keeps the refusal to show it. */
export const useAnswer = (done: string, { onDone }: Pick<InvoiceDialogProps, 'onDone'>) => {
  const notify = useNotify();
  const [refusal, setRefusal] = useState<Error | null>(null);
  return {
    refusal,
    callbacks: {
      onDone: () => {
        notify({ kind: 'success', text: done });
        onDone();
      },
      onRefused: setRefusal,
    },
  };
};
