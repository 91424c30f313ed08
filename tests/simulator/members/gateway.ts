import type { CommandAnswer } from '@platzwart/contracts/core';
import type { SimulatedCommandService } from '../services/commandService.ts';
import type { World } from '../world/world.ts';
import type { Request } from './requests.ts';

/** One delivery of a request to a command-service, with its answer; the checks at the end examine this history. */
export type Delivery = {
  readonly request: Request;
  readonly correlationId: string;
  /** The process run that received it. */
  readonly at: string;
  readonly asked: Moment;
  answered: Moment | null;
  /** Null if there was no answer. */
  answer: CommandAnswer | null;
};
/** The step of the world, and the number of events in the log at that time. */
export type Moment = Readonly<{ step: number; events: number }>;

/** The endpoint through which browsers reach the club. */
export type SimulatedGateway = Readonly<{
  history: readonly Delivery[];
  /** Sends a request to one of the services. Null if no answer arrived before the timeout. */
  send: (request: Request) => Promise<CommandAnswer | null>;
}>;

/** Milliseconds that the gateway waits for a command-service. */
const patience = 5_000;

export const createGateway = (
  world: World,
  commandServices: readonly [SimulatedCommandService, ...SimulatedCommandService[]],
): SimulatedGateway => {
  const { scheduler, random, faultInjection, trace } = world;
  const history: Delivery[] = [];
  const anyDesk = (): SimulatedCommandService => random.pick([commandServices[0], ...commandServices.slice(1)]);
  const moment = (): Moment => ({ step: trace.steps(), events: world.log.length() });

  const deliver = async (request: Request, receiver: SimulatedCommandService): Promise<CommandAnswer | null> => {
    const atWork = receiver.atWork();
    if (!atWork) return null;
    const { processRun, service } = atWork;
    const correlationId = `call ${history.length + 1}`;
    const delivery: Delivery = {
      ...{ request, correlationId, at: processRun.name, asked: moment(), answered: null, answer: null },
    };
    history.push(delivery);
    trace.note(`${correlationId}: ${request.type} ${request.idempotencyKey?.slice(0, 8) ?? ''} at ${processRun.name}`);
    const answer = await service.receive({ ...request, correlationId });
    if (processRun.isOver()) return null;
    Object.assign(delivery, { answer, answered: moment() });
    trace.note(
      `${correlationId} is answered ${answer.outcome === 'accepted' ? `yes, ${answer.position}` : answer.code}`,
    );
    return answer;
  };

  const onTheWay = (
    request: Request,
    receiver: SimulatedCommandService,
    hear: (answer: CommandAnswer | null) => void,
  ): void => {
    scheduler.after(faultInjection.wayTime(), `a request reaches ${receiver.name}`, () => {
      if (faultInjection.occurs(0.03)) {
        trace.note('it is lost on the way');
        return;
      }
      if (faultInjection.occurs(0.05)) onTheWay(request, anyDesk(), () => undefined);
      void deliver(request, receiver).then((answer) => {
        if (faultInjection.occurs(0.05)) trace.note('the answer is lost');
        else scheduler.after(faultInjection.wayTime(), 'an answer reaches a browser', () => hear(answer));
      });
    });
  };

  return {
    history,
    send: (request) =>
      new Promise((resolve) => {
        onTheWay(request, anyDesk(), resolve);
        scheduler.after(patience, 'a browser has waited long enough', () => resolve(null));
      }),
  };
};
