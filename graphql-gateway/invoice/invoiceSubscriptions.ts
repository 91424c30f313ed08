import type { Builder } from '../core/builder.ts';
import type { Frame } from '../core/liveTopic.ts';

/** Say that invoices have changed; what they are now is read by a query. */
export const addInvoiceSubscriptions = (builder: Builder): void => {
  const change = builder.objectRef<Frame>('InvoicesChange').implement({
    description: '(+)',
    fields: (t) => ({ position: t.exposeString('position') }),
  });
  const subscribe = () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts'));
  builder.subscriptionField('invoicesChanged', (t) =>
    t.field({
      type: change,
      description: '(+) An invoice was issued, paid, cancelled …; the frames begin now.',
      subscribe,
      resolve: (frame: Frame) => frame,
    }),
  );
  builder.subscriptionField('ownInvoicesChanged', (t) =>
    t.field({
      type: change,
      description:
        "(+) Likewise one of the caller's own, or what the caller owes, or what somebody owes for whom the caller pays.",
      subscribe,
      resolve: (frame: Frame) => frame,
    }),
  );
};
