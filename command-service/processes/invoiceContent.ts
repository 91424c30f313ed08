import type { Billing, ClubDescription, Imprint } from '@platzwart/contracts/club';
import {
  type InvoiceRecipient,
  type InvoiceSender,
  invoiceRecipientSchema,
  invoiceSenderSchema,
} from '@platzwart/contracts/invoice';
import type { PersonalData } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { ClubState } from '../club/domain/clubState.ts';
import type { Person } from '../user/domain/membersState.ts';

type Sending = Readonly<{ description: ClubDescription; billing: Billing; imprint: Imprint | null }>;

const senderFrom = ({ description, billing, imprint }: Sending): unknown => {
  const { office, invoice } = description.addresses;
  return {
    consignor: invoice.consignor,
    address: invoice.sameAsOffice ? office : invoice.address,
    ...{ taxNumber: billing.taxNumber, vatId: imprint?.vatId ?? null },
    ...{ phone: description.phoneNumber, email: description.email },
    ...{ iban: billing.iban, bic: billing.bic, accountHolder: billing.accountHolder ?? description.displayName },
    footer: billing.footer,
  };
};

/** What the club has to state before it issues invoices (decisions.md I8). */
const completeSender = v.object({
  ...invoiceSenderSchema.entries,
  iban: v.pipe(v.string(), v.nonEmpty()),
});

/** The club as its invoices name it; null while a consignor, its address, the tax number or the account is missing (decisions.md I8, I9). */
export const senderOf = ({ description, billing, imprint }: ClubState): InvoiceSender | null => {
  if (!description || !billing) return null;
  const result = v.safeParse(completeSender, senderFrom({ description, billing, imprint }));
  return result.success ? result.output : null;
};

/** The person as of now; null without a whole address (decisions.md I10). */
export const recipientOf = (
  { personId, role, memberNumber }: Pick<Person, 'personId' | 'role' | 'memberNumber'>,
  { firstName, lastName, companyName, address }: PersonalData,
): InvoiceRecipient | null => {
  const recipient = { userID: personId, firstName, lastName, companyName, role, memberNumber, address };
  const result = v.safeParse(invoiceRecipientSchema, recipient);
  return result.success ? result.output : null;
};
