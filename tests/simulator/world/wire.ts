import type { Scheduler } from './scheduler.ts';
import type { ProcessRun } from './processRun.ts';
import type { Transmission, FaultInjection } from './faultInjection.ts';

/** Runs `work` at the other end of a connection and delivers its result: late, twice, never, or with an uninformative error. */
export type Wire = <Result>(what: string, work: () => Result | Promise<Result>) => Promise<Result>;

type Ends = Readonly<{
  scheduler: Scheduler;
  faultInjection: FaultInjection;
  /** The run of the calling process. */
  processRun: ProcessRun;
  note: (what: string) => void;
  /** The error that the caller gets while the other end is unreachable. */
  away: () => Error;
  /** Milliseconds after which a lost request or answer is noticed; null: never. */
  noticedAfter: number | null;
  /** Replaces a fault that is impossible on this connection by a possible one. */
  possible?: (transmission: Transmission) => Transmission;
}>;

type Transfer<Result> = Readonly<{
  what: string;
  work: () => Result | Promise<Result>;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}>;

/** The effect happens now; its answer is then sent. */
const carryOut = <Result>(
  { scheduler, faultInjection, processRun }: Ends,
  { what, work, resolve, reject }: Transfer<Result>,
): void => {
  const back = (say: () => void): void => {
    scheduler.after(faultInjection.wayTime(), `${processRun.name} hears of ${what}`, () => {
      if (!processRun.isOver()) say();
    });
  };
  // The only thing that an effect may wait for is a lock.
  void Promise.resolve()
    .then(work)
    .then(
      (result) => back(() => resolve(result)),
      (error: unknown) => back(() => reject(error)),
    );
};

const quietly = <Result>({ what, work }: Transfer<Result>): Transfer<Result> => ({
  ...{ what, work },
  resolve: () => undefined,
  reject: () => undefined,
});

type Course = <Result>(ends: Ends, asked: Transfer<Result>) => void;

const silence: Course = ({ scheduler, processRun, away, noticedAfter }, { what, reject }) => {
  if (noticedAfter === null) return;
  scheduler.after(noticedAfter, `${processRun.name} gives up ${what}`, () => reject(away()));
};

const later: Course = (ends, asked) => {
  const { scheduler, faultInjection, processRun } = ends;
  scheduler.after(faultInjection.wayTime() * 80, `${asked.what} of ${processRun.name} arrives late`, () =>
    carryOut(ends, asked),
  );
};

const refuse: Course = ({ scheduler, faultInjection, away, processRun }, { what, reject }) => {
  scheduler.after(faultInjection.wayTime(), `${processRun.name} hears that ${what} failed`, () => reject(away()));
};

const courses: Readonly<Record<Transmission, Course>> = {
  arrives: carryOut,
  'is lost on the way': silence,
  'loses its answer': (ends, asked) => {
    carryOut(ends, quietly(asked));
    silence(ends, asked);
  },
  'is refused': refuse,
  'fails after its effect': (ends, asked) => {
    carryOut(ends, quietly(asked));
    refuse(ends, asked);
  },
  'arrives after its sender was told it failed': (ends, asked) => {
    refuse(ends, asked);
    later(ends, quietly(asked));
  },
  'arrives twice': (ends, asked) => {
    carryOut(ends, asked);
    later(ends, quietly(asked));
  },
  'takes its time': later,
  'meets a crash before its effect': ({ processRun }, { what }) => processRun.end(`before ${what}`),
  'meets a crash after its effect': (ends, asked) => {
    carryOut(ends, quietly(asked));
    ends.processRun.end(`right after ${asked.what}`);
  },
};

/** The connection of one process to one other end. A dead process sends no requests. */
export const openWire =
  (ends: Ends): Wire =>
  (what, work) =>
    new Promise((resolve, reject) => {
      const {
        scheduler,
        faultInjection,
        processRun,
        note,
        possible = (transmission: Transmission): Transmission => transmission,
      } = ends;
      if (processRun.isOver()) return;
      scheduler.after(faultInjection.wayTime(), `${processRun.name}: ${what}`, () => {
        // A message that was sent arrives even if its sender has died meanwhile.
        const transmission = possible(faultInjection.transmission(what));
        if (transmission !== 'arrives') note(transmission);
        courses[transmission](ends, { what, work, resolve, reject });
      });
    });
