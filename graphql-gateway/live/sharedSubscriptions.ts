import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../core/refusal.ts';
import { type Viewer, audienceOf } from '../core/viewer.ts';
import type { ValidatedOperation } from '../documents/operationValidator.ts';
import type { FrameCall } from './executeFrame.ts';
import type { Frame, LiveTopic } from '../core/liveTopic.ts';
import type { OpenTopic } from './openTopic.ts';
import { type Payload, type Subscriber, subscriber } from './subscribers.ts';

export type SubscriptionCall = Readonly<{
  validated: ValidatedOperation;
  /** Two documents with equal text are the same. */
  query: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>> | null;
  viewer: Viewer;
  /** Reading what the caller has missed is an answer like that of a query: within the caller's turns and budget. */
  inTurn: (work: (spend: (bytes: number) => void) => Promise<Payload | null>) => Promise<Payload | null>;
}>;

export type SharedSubscriptions = Readonly<{
  /** From now on `send` gets the bytes of every frame, in order. Returns the function that ends the subscription. Throws a Refusal. */
  join: (call: SubscriptionCall, send: (bytes: Buffer) => void) => () => void;
  /** Groups of subscribers that share their frames. */
  size: () => number;
  /** The number of subscribers in all groups. */
  members: () => number;
}>;

export type SharingOptions = Readonly<{
  openTopic: OpenTopic;
  executeFrame: (call: FrameCall, frame: Frame) => Promise<Payload>;
  /** The person as they are now, with family and rights; null where a subscription of theirs has to end: deactivated, erased, another role. */
  viewerNow: (joined: Viewer) => Promise<Viewer | null>;
  onError: (error: unknown) => void;
}>;

type Group = Readonly<{
  members: Set<Subscriber>;
  /** Null where the group may see nothing any more; its sockets are being closed. */
  execute: (frame: Frame) => Promise<Payload | null>;
  /** Subscribers that reconnect from the same position at the same time are served by one read. */
  resuming: Map<string, Promise<Payload | null>>;
  stop: () => void;
}>;

type CatchUp = Pick<SubscriptionCall, 'inTurn'> & Readonly<{ resume: NonNullable<LiveTopic['resume']> }>;

const retryMilliseconds = 500;

/** Yields to other events between portions, the next change among them: it is read while the remaining subscribers get this one. */
const membersPerTick = 200;

const deliverToAll = async (members: ReadonlySet<Subscriber>, payload: Payload): Promise<void> => {
  let delivered = 0;
  for (const member of members) {
    member.deliver(payload);
    delivered += 1;
    if (delivered % membersPerTick === 0) await nextTurn();
  }
};

/**
 * One source, one execution and one serialisation per (document, variables, audience), whatever the number of sockets
 * (docs/adr/0009-one-execution-per-topic.md).
 */
export const shareSubscriptions = ({
  openTopic,
  executeFrame,
  viewerNow,
  onError,
}: SharingOptions): SharedSubscriptions => {
  const groups = new Map<string, Group>();

  /** The read models may be unavailable for a while: a frame waits for them, so that none is lost. Null where nobody wants it any more. */
  const untilDone = async (isWanted: () => boolean, work: () => Promise<Payload | null>): Promise<Payload | null> => {
    while (isWanted()) {
      try {
        return await work();
      } catch (error) {
        // Refused for now: too much of the caller's waits already.
        if (!(error instanceof Refusal)) onError(error);
        await pause(retryMilliseconds);
      }
    }
    return null;
  };

  const openGroup = (key: string, topic: LiveTopic, call: FrameCall): Group => {
    const members = new Set<Subscriber>();
    // What a person may see is asked anew for each frame: a family changes while a socket is open.
    const execute: Group['execute'] = async (frame) => {
      const viewer = call.viewer.person ? await viewerNow(call.viewer) : call.viewer;
      return viewer && executeFrame({ ...call, viewer }, frame);
    };
    // One after the other: a frame that takes longer is not overtaken by a later one.
    let deliveries: Promise<void> = Promise.resolve();
    const unfollow = topic.follow((frame) => {
      const payload = untilDone(
        () => members.size > 0,
        () => execute(frame),
      );
      deliveries = deliveries
        .then(async () => {
          const ready = await payload;
          if (ready) await deliverToAll(members, ready);
        })
        .catch(onError);
    });
    const stop = (): void => {
      unfollow();
      groups.delete(key);
    };
    const group = { members, execute, resuming: new Map<string, Promise<Payload | null>>(), stop };
    groups.set(key, group);
    return group;
  };

  const readMissed = (
    { resuming, execute }: Group,
    resume: NonNullable<LiveTopic['resume']>,
  ): Promise<Payload | null> => {
    const running = resuming.get(resume.since);
    if (running) return running;
    const reading = resume
      .read()
      .then(execute)
      .finally(() => resuming.delete(resume.since));
    resuming.set(resume.since, reading);
    return reading;
  };

  const catchUp = async (group: Group, member: Subscriber, { resume, inTurn }: CatchUp): Promise<void> => {
    const isWaiting = (): boolean => group.members.has(member);
    const read = (): Promise<Payload | null> =>
      inTurn(async (spend) => {
        const missed = isWaiting() ? await readMissed(group, resume) : null;
        spend(missed?.bytes.length ?? 0);
        return missed;
      });
    const missed = await untilDone(isWaiting, read);
    if (missed && isWaiting()) member.catchUp(missed);
  };

  return {
    size: () => groups.size,
    members: () => [...groups.values()].reduce((sum, { members }) => sum + members.size, 0),
    join: (call, send) => {
      const { topic, frameCall, key } = describeCall(call, openTopic);
      const group = groups.get(key) ?? openGroup(key, topic, frameCall);
      const member = subscriber(send, topic.resume !== null);
      group.members.add(member);
      if (topic.resume) void catchUp(group, member, { resume: topic.resume, inTurn: call.inTurn });
      return () => {
        group.members.delete(member);
        if (group.members.size === 0 && groups.get(key) === group) group.stop();
      };
    },
  };
};

/** A response that only one person may see is made for that person; every other one for a viewer without a person. */
const describeCall = (call: SubscriptionCall, openTopic: OpenTopic) => {
  const { validated, query, operationName, viewer } = call;
  const { operation, document, variesBy } = validated;
  const [field] = validated.rootFields;
  if (!field) throw new Error('A subscription without a field was validated');
  const { topic, variables } = openTopic({ operation, field, variables: call.variables, viewer });
  const isPersonal = variesBy === 'viewer';
  const audience = isPersonal ? viewer.person?.personId : viewer.principal;
  const frameCall: FrameCall = {
    document,
    operationName,
    variableValues: variables,
    viewer: isPersonal ? viewer : audienceOf(viewer),
  };
  return { topic, frameCall, key: JSON.stringify([audience, query, operationName, variables]) };
};
