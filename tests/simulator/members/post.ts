import type { CommandAnswer } from '@platzwart/contracts/core';
import type { CommandDesk } from '../staff/commandDesk.ts';
import type { World } from '../world/world.ts';
import type { Wish } from './wishes.ts';

/** One arrival of a wish at a command-service, and what it was answered: the history that is checked in the end. */
export type Delivery = {
  readonly wish: Wish;
  readonly correlationId: string;
  /** The run of the service that it reached. */
  readonly at: string;
  readonly asked: Moment;
  answered: Moment | null;
  /** Null: none was given. */
  answer: CommandAnswer | null;
};
/** The step of the world, and how many events the log held. */
export type Moment = Readonly<{ step: number; events: number }>;

/** Where people and their browsers reach the club. */
export type Post = Readonly<{
  history: readonly Delivery[];
  /** Sends a wish to one of the services. Null: no answer came within the browser's patience. */
  send: (wish: Wish) => Promise<CommandAnswer | null>;
}>;

/** As long as the gateway waits for a command-service, in milliseconds. */
const patience = 5_000;

export const openPost = (world: World, desks: readonly [CommandDesk, ...CommandDesk[]]): Post => {
  const { agenda, random, weather, trace } = world;
  const history: Delivery[] = [];
  const anyDesk = (): CommandDesk => random.pick([desks[0], ...desks.slice(1)]);
  const moment = (): Moment => ({ step: trace.steps(), events: world.log.length() });

  const deliver = async (wish: Wish, desk: CommandDesk): Promise<CommandAnswer | null> => {
    const atWork = desk.atWork();
    if (!atWork) return null;
    const { life, service } = atWork;
    const correlationId = `call ${history.length + 1}`;
    const delivery: Delivery = {
      ...{ wish, correlationId, at: life.name, asked: moment(), answered: null, answer: null },
    };
    history.push(delivery);
    trace.note(`${correlationId}: ${wish.type} ${wish.idempotencyKey?.slice(0, 8) ?? ''} at ${life.name}`);
    const answer = await service.receive({ ...wish, correlationId });
    if (life.isOver()) return null;
    Object.assign(delivery, { answer, answered: moment() });
    trace.note(
      `${correlationId} is answered ${answer.outcome === 'accepted' ? `yes, ${answer.position}` : answer.code}`,
    );
    return answer;
  };

  const onTheWay = (wish: Wish, desk: CommandDesk, hear: (answer: CommandAnswer | null) => void): void => {
    agenda.after(weather.wayTime(), `a wish reaches ${desk.name}`, () => {
      if (weather.mishap(0.03)) {
        trace.note('it is lost on the way');
        return;
      }
      if (weather.mishap(0.05)) onTheWay(wish, anyDesk(), () => undefined);
      void deliver(wish, desk).then((answer) => {
        if (weather.mishap(0.05)) trace.note('the answer is lost');
        else agenda.after(weather.wayTime(), 'an answer reaches a browser', () => hear(answer));
      });
    });
  };

  return {
    history,
    send: (wish) =>
      new Promise((resolve) => {
        onTheWay(wish, anyDesk(), resolve);
        agenda.after(patience, 'a browser has waited long enough', () => resolve(null));
      }),
  };
};
