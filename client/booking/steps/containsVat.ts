/** What is said to contain VAT: `price` in cents, `days` of play, and the days on which VAT begins and ends in turn. */
export type MaybeTaxed = Readonly<{ price: number; days: readonly string[]; vatSwitchDays: readonly string[] }>;

/**
 * Whether the price contains VAT of at least one of its days (decisions.md N31): nothing is contained in 0,00 €, as a card pays (V15).
 */
export const containsVat = ({ price, days, vatSwitchDays }: MaybeTaxed): boolean =>
  price > 0 && days.some((day) => vatSwitchDays.filter((from) => from <= day).length % 2 === 1);
