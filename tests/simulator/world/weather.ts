import type { SeededRandom } from '../../../command-service/core/seededRandom.ts';

/** What becomes of one request on its way to a store or database and back. */
export type Fate =
  | 'arrives'
  | 'is lost on the way'
  | 'loses its answer'
  | 'is refused'
  | 'fails after its effect'
  | 'arrives after its sender was told it failed'
  | 'arrives twice'
  | 'takes its time'
  | 'meets a crash before its effect'
  | 'meets a crash after its effect';

export type Weather = Readonly<{
  /** What becomes of a request called `what`: what writes meets more than what reads. */
  fate: (what: string) => Fate;
  /** Milliseconds on the wire, one way. */
  wayTime: () => number;
  /** Whether something that goes wrong in `share` of all cases in bad weather goes wrong now. */
  mishap: (share: number) => boolean;
  /** Until now everything has arrived; from now on it does not. */
  breakOut: () => void;
  /** From now on everything arrives. */
  clearUp: () => void;
  isClear: () => boolean;
  /** A storm: nothing arrives anywhere until it is over. */
  storm: (rages: boolean) => void;
}>;

const fates: readonly [Fate, ...Fate[]] = [
  'is lost on the way',
  'loses its answer',
  'is refused',
  'fails after its effect',
  'fails after its effect',
  'arrives after its sender was told it failed',
  'arrives twice',
  'takes its time',
  'meets a crash before its effect',
  'meets a crash after its effect',
];
const stormy: readonly [Fate, ...Fate[]] = ['is lost on the way', 'is refused', 'is refused'];

const writes = /^(?:append|keep|SQL commit)/;

/** Some worlds are calm, some are rough: how bad it is, is drawn once for a world. */
export const drawWeather = (random: SeededRandom): Weather => {
  const roughness = random.pick([0.01, 0.03, 0.08, 0.15]);
  const slowness = random.pick([1, 5, 30]);
  let isClear = true;
  let rages = false;
  return {
    fate: (what) => {
      if (isClear) return 'arrives';
      if (rages) return random.pick(stormy);
      return random.chance(writes.test(what) ? 4 * roughness : roughness) ? random.pick(fates) : 'arrives';
    },
    wayTime: () => random.next() * (isClear ? 2 : 2 * slowness),
    mishap: (share) => !isClear && random.chance(share),
    breakOut: () => {
      isClear = false;
    },
    clearUp: () => {
      isClear = true;
      rages = false;
    },
    isClear: () => isClear,
    storm: (now) => {
      rages = now && !isClear;
    },
  };
};
