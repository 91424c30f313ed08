import type { Agenda } from './agenda.ts';
import type { Life } from './life.ts';
import type { Fate, Weather } from './weather.ts';

/** Sends `work` to where it is done, and its result back: late, twice, never, or with an error that says nothing. */
export type Wire = <Result>(what: string, work: () => Result | Promise<Result>) => Promise<Result>;

type Ends = Readonly<{
  agenda: Agenda;
  weather: Weather;
  /** Of the process that asks. */
  life: Life;
  note: (what: string) => void;
  /** What the asking process hears where the other end is away. */
  away: () => Error;
  /** When a lost request or answer is noticed, in milliseconds; null: never. */
  noticedAfter: number | null;
  /** What cannot happen on this wire becomes what can. */
  possible?: (fate: Fate) => Fate;
}>;

type Asked<Result> = Readonly<{
  what: string;
  work: () => Result | Promise<Result>;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}>;

/** The effect happens now; its answer sets out. */
const carryOut = <Result>({ agenda, weather, life }: Ends, { what, work, resolve, reject }: Asked<Result>): void => {
  const back = (say: () => void): void => {
    agenda.after(weather.wayTime(), `${life.name} hears of ${what}`, () => {
      if (!life.isOver()) say();
    });
  };
  // Waiting for a lock is the only thing that an effect may wait for.
  void Promise.resolve()
    .then(work)
    .then(
      (result) => back(() => resolve(result)),
      (error: unknown) => back(() => reject(error)),
    );
};

const quietly = <Result>({ what, work }: Asked<Result>): Asked<Result> => ({
  ...{ what, work },
  resolve: () => undefined,
  reject: () => undefined,
});

type Course = <Result>(ends: Ends, asked: Asked<Result>) => void;

const silence: Course = ({ agenda, life, away, noticedAfter }, { what, reject }) => {
  if (noticedAfter === null) return;
  agenda.after(noticedAfter, `${life.name} gives up ${what}`, () => reject(away()));
};

const later: Course = (ends, asked) => {
  const { agenda, weather, life } = ends;
  agenda.after(weather.wayTime() * 80, `${asked.what} of ${life.name} arrives late`, () => carryOut(ends, asked));
};

const refuse: Course = ({ agenda, weather, away, life }, { what, reject }) => {
  agenda.after(weather.wayTime(), `${life.name} hears that ${what} failed`, () => reject(away()));
};

const courses: Readonly<Record<Fate, Course>> = {
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
  'meets a crash before its effect': ({ life }, { what }) => life.end(`before ${what}`),
  'meets a crash after its effect': (ends, asked) => {
    carryOut(ends, quietly(asked));
    ends.life.end(`right after ${asked.what}`);
  },
};

/** The wire of one process to one other end. What a dead process asks for is never asked for. */
export const openWire =
  (ends: Ends): Wire =>
  (what, work) =>
    new Promise((resolve, reject) => {
      const { agenda, weather, life, note, possible = (fate: Fate): Fate => fate } = ends;
      if (life.isOver()) return;
      agenda.after(weather.wayTime(), `${life.name}: ${what}`, () => {
        // What is on its way arrives, even where its sender has died meanwhile.
        const fate = possible(weather.fate(what));
        if (fate !== 'arrives') note(fate);
        courses[fate](ends, { what, work, resolve, reject });
      });
    });
