import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type Viewer, audienceOf } from '../core/viewer.ts';
import type { AdmittedDocument } from '../documents/documentGate.ts';
import type { FrameCall } from './executeFrame.ts';
import type { Frame, LiveTopic } from './liveTopic.ts';
import type { OpenTopic } from './openTopic.ts';
import { type Payload, type Subscriber, subscriber } from './subscribers.ts';

export type SubscriptionCall = Readonly<{
  admitted: AdmittedDocument;
  /** Two calls with equal text are the same document. */
  query: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>> | null;
  viewer: Viewer;
}>;

export type SharedSubscriptions = Readonly<{
  /** From now on `send` gets the bytes of every frame, in order. Returns what ends it. Throws a Refusal. */
  join: (call: SubscriptionCall, send: (bytes: Buffer) => void) => () => void;
  /** Groups of subscribers that share their frames. */
  size: () => number;
  /** Subscribers in all of them. */
  members: () => number;
}>;

export type SharingOptions = Readonly<{
  openTopic: OpenTopic;
  executeFrame: (call: FrameCall, frame: Frame) => Promise<Payload>;
  onTrouble: (error: unknown) => void;
}>;

type Group = Readonly<{
  members: Set<Subscriber>;
  execute: (frame: Frame) => Promise<Payload>;
  /** Those who come back from the same position at the same time are told once. */
  resuming: Map<string, Promise<Payload>>;
  stop: () => void;
}>;

const retryMilliseconds = 500;

/** Then whatever else has come in gets its turn, the next change among it: it is read while the rest hears of this one. */
const membersInATurn = 200;

const deliverToAll = async (members: ReadonlySet<Subscriber>, payload: Payload): Promise<void> => {
  let delivered = 0;
  for (const member of members) {
    member.deliver(payload);
    delivered += 1;
    if (delivered % membersInATurn === 0) await nextTurn();
  }
};

/**
 * One source, one execution and one serialisation per (document, variables, audience), whatever the number of sockets
 * (docs/adr/0009-one-execution-per-topic.md).
 */
export const shareSubscriptions = ({ openTopic, executeFrame, onTrouble }: SharingOptions): SharedSubscriptions => {
  const groups = new Map<string, Group>();

  const openGroup = (key: string, topic: LiveTopic, call: FrameCall): Group => {
    const members = new Set<Subscriber>();
    const execute: Group['execute'] = (frame) => executeFrame(call, frame);
    // One after the other: a frame that takes longer does not let a later one pass.
    let told: Promise<void> = Promise.resolve();
    const unfollow = topic.follow((frame) => {
      const payload = execute(frame);
      told = told
        .then(async () => {
          await deliverToAll(members, await payload);
        })
        .catch(onTrouble);
    });
    const stop = (): void => {
      unfollow();
      groups.delete(key);
    };
    const group = { members, execute, resuming: new Map<string, Promise<Payload>>(), stop };
    groups.set(key, group);
    return group;
  };

  const readMissed = ({ resuming, execute }: Group, resume: NonNullable<LiveTopic['resume']>): Promise<Payload> => {
    const running = resuming.get(resume.since);
    if (running) return running;
    const reading = resume
      .read()
      .then(execute)
      .finally(() => resuming.delete(resume.since));
    resuming.set(resume.since, reading);
    return reading;
  };

  /** The read models may be away for a while: the subscriber then waits for them like the plan on its screen does. */
  const catchUp = async (group: Group, member: Subscriber, resume: NonNullable<LiveTopic['resume']>): Promise<void> => {
    while (group.members.has(member)) {
      try {
        const missed = await readMissed(group, resume);
        if (group.members.has(member)) member.catchUp(missed);
        return;
      } catch (error) {
        onTrouble(error);
        await pause(retryMilliseconds);
      }
    }
  };

  return {
    size: () => groups.size,
    members: () => [...groups.values()].reduce((sum, { members }) => sum + members.size, 0),
    join: (call, send) => {
      const { topic, frameCall, key } = describeCall(call, openTopic);
      const group = groups.get(key) ?? openGroup(key, topic, frameCall);
      const member = subscriber(send, topic.resume !== null);
      group.members.add(member);
      if (topic.resume) void catchUp(group, member, topic.resume);
      return () => {
        group.members.delete(member);
        if (group.members.size === 0 && groups.get(key) === group) group.stop();
      };
    },
  };
};

/** What only one person may see is made for one person; everything else without any person's eyes. */
const describeCall = (call: SubscriptionCall, openTopic: OpenTopic) => {
  const { admitted, query, operationName, viewer } = call;
  const { operation, document, varies } = admitted;
  const [field] = admitted.rootFields;
  if (!field) throw new Error('A subscription without a field was admitted');
  const { topic, variables } = openTopic({ operation, field, variables: call.variables, viewer });
  const isPersonal = varies === 'viewer';
  const audience = isPersonal ? viewer.person?.personId : viewer.principal;
  const frameCall: FrameCall = {
    document,
    operationName,
    variableValues: variables,
    viewer: isPersonal ? viewer : audienceOf(viewer),
  };
  return { topic, frameCall, key: JSON.stringify([audience, query, operationName, variables]) };
};
