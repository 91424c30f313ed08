import type { Dice } from '../support/dice.ts';
import type { Weather } from '../support/weatherProxy.ts';

export const lines = ['browser', 'commands'] as const;
/** One stretch of bad weather on one line, and the fair one behind it. */
export type Spell = Readonly<{ line: (typeof lines)[number]; weather: Weather; milliseconds: number; rest: number }>;

/** What only a request that changes something contains, on each line. */
const orders: Readonly<Record<Spell['line'], string>> = { browser: 'mutation', commands: 'idempotencyKey' };

const kinds: readonly Weather['kind'][] = ['delay', 'cut', 'refuse', 'half-open', 'hang'];

const weatherOf = (dice: Dice, line: Spell['line']): Weather => {
  const kind = dice.pick(kinds);
  if (kind === 'cut') return { kind, request: orders[line] };
  return kind === 'delay' ? { kind, milliseconds: 50 + dice.below(950) } : { kind };
};

/** One after the other, for ever: 0.2 to 4.2 s of it, then up to 1.5 s without. */
export function* forecast(dice: Dice): Generator<Spell, never> {
  for (;;) {
    const line = dice.pick(lines);
    yield { line, weather: weatherOf(dice, line), milliseconds: 200 + dice.below(4_000), rest: dice.below(1_500) };
  }
}
