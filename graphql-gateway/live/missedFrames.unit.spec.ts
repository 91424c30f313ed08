import { OperationTypeNode, buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { forSignedIn } from '../core/policy.ts';
import { viewerOf } from '../core/viewer.ts';
import { operationValidator } from '../documents/operationValidator.ts';
import { anna } from '../testing/personas.ts';
import { topicOpener } from './openTopic.ts';
import { type SubscriptionCall, shareSubscriptions } from './sharedSubscriptions.ts';

const schema = buildSchema(`
  type Query { nothing: Int }
  type Change { court: Int }
  type Subscription { changed(since: String): Change! }`);
const policies = {
  Query: { nothing: forSignedIn },
  Change: { court: forSignedIn },
  Subscription: { changed: forSignedIn },
};
const query = 'subscription ($since: String) { changed(since: $since) { court } }';

const open = () => {
  const reads: string[] = [];
  const subscriptions = shareSubscriptions({
    openTopic: topicOpener({
      ...{ schema, policies },
      sources: {
        changed: () => ({
          follow: () => () => undefined,
          resume: {
            since: '05',
            read: () => {
              reads.push('05');
              return Promise.resolve({ position: '07', isRebuilt: false });
            },
          },
        }),
      },
    }),
    executeFrame: (_, frame) => Promise.resolve({ ...frame, bytes: Buffer.from('x'.repeat(1_000)) }),
    viewerNow: (joined) => Promise.resolve(joined),
    onError: (error) => {
      throw error;
    },
  });
  const validated = operationValidator({ schema, policies, introspection: false })({ query, operationName: null }, [
    OperationTypeNode.SUBSCRIPTION,
  ]);
  /** `inTurn`: begins the work when the caller's turn has come. */
  const join = (inTurn: SubscriptionCall['inTurn']) => {
    const got: number[] = [];
    const call = { validated, query, operationName: null, variables: { since: '05' }, viewer: viewerOf(anna), inTurn };
    const leave = subscriptions.join(call, (bytes) => got.push(bytes.length));
    return { got, leave };
  };
  return { reads, join };
};

const waiting = () => {
  const spent: number[] = [];
  const works: (() => Promise<unknown>)[] = [];
  const inTurn: SubscriptionCall['inTurn'] = (work) =>
    new Promise((resolve) => works.push(() => work((bytes) => spent.push(bytes)).then(resolve)));
  return { spent, inTurn, begin: () => Promise.all(works.map((work) => work())) };
};

it('What a subscriber has missed is read in the turn of its caller, who is charged for its bytes', async () => {
  const { reads, join } = open();
  const { spent, inTurn, begin } = waiting();
  const { got } = join(inTurn);
  await new Promise(setImmediate);
  expect([reads, got, spent]).toEqual([[], [], []]);
  await begin();
  expect([reads, got, spent]).toEqual([['05'], [1_000], [1_000]]);
});

it('What a subscriber has missed is not read once it has left', async () => {
  const { reads, join } = open();
  const { spent, inTurn, begin } = waiting();
  join(inTurn).leave();
  await begin();
  expect([reads, spent]).toEqual([[], [0]]);
});
