/** ALL first, then the states of a booking in the order in which it goes through them (product.md §4). */
export const stateChoices = ['ALL', 'BOOKED', 'INVOICED', 'PAID', 'CANCELED'] as const;
export type StateChoice = (typeof stateChoices)[number];
