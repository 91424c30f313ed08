import type { Builder } from '../core/builder.ts';
import type { Frame } from '../core/liveTopic.ts';

/** Says that the waiting list has changed; what it is now for the caller is read by a query. */
export const addWaitingListSubscription = (builder: Builder): void => {
  const change = builder.objectRef<Frame>('WaitingListChange').implement({
    description: '(+)',
    fields: (t) => ({ position: t.exposeString('position') }),
  });
  builder.subscriptionField('waitingListChanged', (t) =>
    t.field({
      type: change,
      description: '(+) Somebody joined or left the waiting list, or an offer began or ended; the frames begin now.',
      subscribe: () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts')),
      resolve: (frame: Frame) => frame,
    }),
  );
};
