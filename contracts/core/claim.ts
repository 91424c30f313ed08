import * as v from 'valibot';

/**
 * What a person can owe the club for: the court of a booking, the fee for its guests, or an hour card. A season is one claim for each of its
 * dates, so that a date that is cancelled drops out of it.
 */
export const claimKinds = ['COURT', 'GUEST_FEE', 'VOUCHER'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Names a claim: `itemId` is the booking or the card. */
export const claimNameSchema = v.object({
  kind: v.picklist(claimKinds),
  itemId: v.pipe(v.string(), v.uuid()),
});
export type ClaimName = Readonly<v.InferOutput<typeof claimNameSchema>>;

export const claimKey = ({ kind, itemId }: ClaimName): string => `${kind} ${itemId}`;

/**
 * OPEN: to be billed. INVOICED: on an invoice that is not paid. PAID: by hours, online, by an invoice, or at the club. NONE: nothing is to be
 * paid (cancelled, deleted, or without a price).
 */
export const claimStates = ['NONE', 'OPEN', 'INVOICED', 'PAID'] as const;
export type ClaimState = (typeof claimStates)[number];
