import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeSettingsSchema } from './clubCommands.ts';

/** The paths of what is refused in a change of the rules. */
const refused = (rules: Readonly<Record<string, unknown>>): readonly (string | null)[] => {
  const parsed = v.safeParse(changeSettingsSchema, { rules, force: false, reason: null });
  return (parsed.issues ?? []).map((issue) => v.getDotPath(issue));
};

describe('A change of the rules', () => {
  it.each(['guestFee', 'seasonDiscount'])(
    'refuses a %s that is beyond any price, as by a slip of the key',
    (amount) => {
      expect(refused({ [amount]: 1_000_000 })).toEqual([]);
      expect(refused({ [amount]: 1_000_001 })).toEqual([`rules.${amount}`]);
    },
  );

  it('refuses such a price of an hour card', () => {
    expect(refused({ voucherPrices: [{ type: 'ADULT', price: 1_000_001 }] })).toEqual(['rules.voucherPrices.0.price']);
  });
});
