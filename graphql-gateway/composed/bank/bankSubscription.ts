import type { Builder } from '../../core/builder.ts';
import type { Frame } from '../../core/liveTopic.ts';
import { type PolicyTable, allOf, forAdmins } from '../../core/policy.ts';

export const bankSubscriptionPolicies: PolicyTable = {
  BankChange: allOf(['position'], forAdmins),
  Subscription: { bankChanged: forAdmins },
};

/** Says that movements on the club's accounts have changed; what they are now is read by a query. */
export const addBankSubscription = (builder: Builder): void => {
  const change = builder.objectRef<Frame>('BankChange').implement({
    description: '(+)',
    fields: (t) => ({ position: t.exposeString('position') }),
  });
  builder.subscriptionField('bankChanged', (t) =>
    t.field({
      type: change,
      description: '(+) A statement was read, or a movement booked or set aside; the frames begin now.',
      subscribe: () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts')),
      resolve: (frame: Frame) => frame,
    }),
  );
};
