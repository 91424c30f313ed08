import type { PersonId } from '../core/index.ts';

type Paying = Readonly<{ personId: PersonId; payerId: PersonId | null }>;

/** Who gets the invoices about what a person owes (decisions.md N44): the payer, and without one the person. A payer never has a payer. */
export const payerOf = ({ personId, payerId }: Paying): PersonId => payerId ?? personId;
