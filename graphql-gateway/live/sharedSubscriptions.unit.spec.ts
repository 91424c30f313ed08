import { OperationTypeNode, buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { forSignedIn, hiddenFromOthers } from '../core/policy.ts';
import { type Viewer, viewerOf } from '../core/viewer.ts';
import { operationValidator } from '../documents/operationValidator.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import type { FrameCall } from './executeFrame.ts';
import type { Frame } from '../core/liveTopic.ts';
import { topicOpener } from './openTopic.ts';
import { type SubscriptionCall, shareSubscriptions } from './sharedSubscriptions.ts';

const schema = buildSchema(`
  type Query { nothing: Int }
  type Change { court: Int price: Int }
  type Subscription { changed(day: String!, since: String): Change! }`);
const policies = {
  Query: { nothing: forSignedIn },
  Change: { court: forSignedIn, price: hiddenFromOthers },
  Subscription: { changed: forSignedIn },
};
const shared = 'subscription ($day: String!, $since: String) { changed(day: $day, since: $since) { court } }';
const personal = shared.replace('court', 'price');

const inTurn: SubscriptionCall['inTurn'] = (work) => work(() => undefined);

const hub = (viewerNow: (joined: Viewer) => Promise<Viewer | null> = (joined) => Promise.resolve(joined)) => {
  const failures: unknown[] = [];
  const executed: FrameCall[] = [];
  const followers = new Set<(frame: Frame) => void>();
  const subscriptions = shareSubscriptions({
    openTopic: topicOpener({
      schema,
      policies,
      sources: {
        changed: () => ({
          follow: (listener) => {
            followers.add(listener);
            return () => followers.delete(listener);
          },
          resume: null,
        }),
      },
    }),
    viewerNow,
    executeFrame: (call, frame) => {
      executed.push(call);
      return Promise.resolve({ ...frame, bytes: Buffer.from(frame.position) });
    },
    onError: (error) => failures.push(error),
  });
  const validate = operationValidator({ schema, policies, introspection: false });
  const join = (query: string, viewer: Viewer, variables: Record<string, unknown>) => {
    const got: string[] = [];
    const validated = validate({ query, operationName: null }, [OperationTypeNode.SUBSCRIPTION]);
    const call = { validated, query, operationName: null, variables, viewer, inTurn };
    return { got, leave: subscriptions.join(call, (bytes) => got.push(bytes.toString())) };
  };
  const change = async (position: string): Promise<void> => {
    followers.forEach((tell) => tell({ position, isRebuilt: false }));
    await new Promise(setImmediate);
  };
  return { executed, failures, followers, join, change, size: subscriptions.size };
};

describe('Subscriptions', () => {
  it('are executed once for all who may see the same, regardless of their starting position, and without a person as viewer', async () => {
    const { executed, join, change, size } = hub();
    const all = [anna, ben].flatMap((person) =>
      [undefined, '01', '02'].map((since) => join(shared, viewerOf(person), { day: 'mo', since })),
    );
    await change('05');
    expect([size(), executed.length, executed[0]?.viewer.person]).toEqual([1, 1, null]);
    expect(all.map(({ got }) => got)).toEqual(all.map(() => ['05']));
  });

  it('are executed separately for each role, day and document', async () => {
    const { executed, join, change } = hub();
    join(shared, viewerOf(anna), { day: 'mo' });
    join(shared, viewerOf(admin), { day: 'mo' });
    join(shared, viewerOf(anna), { day: 'tu' });
    join(`${shared} `, viewerOf(anna), { day: 'mo' });
    await change('05');
    expect(executed.length).toBe(4);
  });

  it('are executed for each person where they hold data that only one may see', async () => {
    const { executed, join, change } = hub();
    [anna, anna, ben].forEach((person) => join(personal, viewerOf(person), { day: 'mo' }));
    await change('05');
    expect(executed.map(({ viewer }) => viewer.person?.memberNumber)).toEqual(['1001', '1002']);
  });

  it('ask for each frame who the person is now, until that can be read, and send nothing to whom may not listen any more', async () => {
    const answers: (Viewer | null | Error)[] = [new Error('no database'), viewerOf(ben), null];
    const { executed, failures, join, change } = hub(() => {
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? null);
    });
    const { got } = join(personal, viewerOf(anna), { day: 'mo' });
    await change('05');
    while (got.length === 0) await new Promise(setImmediate);
    await change('06');
    expect([got, failures.length]).toEqual([['05'], 1]);
    expect(executed.map(({ viewer }) => viewer.person?.memberNumber)).toEqual(['1002']);
  });

  it('yield to others while many subscribers are sent to, and send all changes to everybody in order', async () => {
    const { join, change } = hub();
    const all = Array.from({ length: 1000 }, () => join(shared, viewerOf(anna), { day: 'mo' }));
    const heard = (position: string): number => all.filter(({ got }) => got.includes(position)).length;
    await change('05');
    expect(heard('05')).toBeGreaterThan(0);
    expect(heard('05')).toBeLessThan(all.length);
    await change('06');
    while (heard('06') < all.length) await new Promise(setImmediate);
    expect(all.map(({ got }) => got)).toEqual(all.map(() => ['05', '06']));
  });

  it('end with their last subscriber', async () => {
    const { executed, followers, join, change, size } = hub();
    const [one, other] = [join(shared, viewerOf(anna), { day: 'mo' }), join(shared, viewerOf(ben), { day: 'mo' })];
    one.leave();
    expect([size(), followers.size]).toEqual([1, 1]);
    other.leave();
    other.leave();
    expect([size(), followers.size]).toEqual([0, 0]);
    await change('05');
    expect(executed).toEqual([]);
  });
});
