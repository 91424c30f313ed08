import type { SeededRandom } from '../../../command-service/demo/seededRandom.ts';

/** The fate of one request on its way to a store or database and back. */
export type Transmission =
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

export type FaultInjection = Readonly<{
  /** The fault of a request called `what`, if any: writes meet more faults than reads. */
  transmission: (what: string) => Transmission;
  /** One-way latency in milliseconds. */
  wayTime: () => number;
  /** Whether a fault with probability `share` occurs now. */
  occurs: (share: number) => boolean;
  /** Starts injecting faults. */
  breakOut: () => void;
  /** Stops injecting faults. */
  clearUp: () => void;
  isClear: () => boolean;
  /** A burst of faults: no message arrives anywhere until it is over. */
  faultBurst: (isActive: boolean) => void;
}>;

const transmissions: readonly [Transmission, ...Transmission[]] = [
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
const faultyTransmissions: readonly [Transmission, ...Transmission[]] = [
  'is lost on the way',
  'is refused',
  'is refused',
];

const writes = /^(?:append|keep)/;

/** Worlds differ in their rates of faults, which are drawn once per world. */
export const drawFaultInjection = (random: SeededRandom): FaultInjection => {
  const roughness = random.pick([0.01, 0.03, 0.08, 0.15]);
  const slowness = random.pick([1, 5, 30]);
  let isClear = true;
  let isActive = false;
  return {
    transmission: (what) => {
      if (isClear) return 'arrives';
      if (isActive) return random.pick(faultyTransmissions);
      return random.chance(writes.test(what) ? 4 * roughness : roughness) ? random.pick(transmissions) : 'arrives';
    },
    wayTime: () => random.next() * (isClear ? 2 : 2 * slowness),
    occurs: (share) => !isClear && random.chance(share),
    breakOut: () => {
      isClear = false;
    },
    clearUp: () => {
      isClear = true;
      isActive = false;
    },
    isClear: () => isClear,
    faultBurst: (now) => {
      isActive = now && !isClear;
    },
  };
};
