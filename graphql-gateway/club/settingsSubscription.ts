import type { Builder } from '../core/builder.ts';
import type { Frame } from '../core/liveTopic.ts';
import { type PolicyTable, allOf, forSignedIn } from '../core/policy.ts';

export const settingsSubscriptionPolicies: PolicyTable = {
  Subscription: { settingsChanged: forSignedIn },
  SettingsChange: allOf(['position'], forSignedIn),
};

/** Says that the club's settings have changed; what they are now is read by a query, whose response is cached. */
export const addSettingsSubscription = (builder: Builder): void => {
  const change = builder.objectRef<Frame>('SettingsChange').implement({
    description: '(+)',
    fields: (t) => ({ position: t.exposeString('position') }),
  });
  builder.subscriptionField('settingsChanged', (t) =>
    t.field({
      type: change,
      description: "(+) The club's settings have changed; the frames begin now.",
      subscribe: () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts')),
      resolve: (frame: Frame) => frame,
    }),
  );
};
