import type { PersonId } from '../core/index.ts';

type Paying = Readonly<{ personId: PersonId; payerId: PersonId | null; guardianId: PersonId | null }>;

/**
 * Who gets the invoices about what a person owes (decisions.md N5, N44): the payer, else the guardian, else the person. Whoever gets those of
 * others gets their own, too.
 */
export const payerOf = ({ personId, payerId, guardianId }: Paying): PersonId => payerId ?? guardianId ?? personId;
