import type { Vault } from '@platzwart/vault';

const account = { iban: 'DE89370400440532013000', holder: 'Özlem Weiß' };
const creditor = { name: 'Tennisclub Sandplatz e. V.', creditorId: 'DE98ZZZ09999999999' };

/** A mandate is given, invoice 2026-00012 is announced, called off, announced again and returned, and the mandate is revoked. */
export const debitReturned = async (
  { retentionKeys, seal }: Pick<Vault, 'retentionKeys' | 'seal'>,
  personId: string,
) => {
  const mandate = { mandateId: crypto.randomUUID(), personId, reference: 'M-3E0B8A11-2B3D4E5F' };
  const debit = {
    ...{ collectionId: crypto.randomUUID(), invoiceId: crypto.randomUUID(), personId, number: '2026-00012' },
    ...{ amount: 34_700, executionOn: '2026-07-15' },
  };
  return [
    {
      type: 'MandateSigned',
      data: {
        ...{ ...mandate, signedOn: '2026-06-15', origin: 'MEMBER', creditorId: creditor.creditorId, textVersion: 1 },
        sealedAccount: await seal(personId, account),
      },
    },
    {
      type: 'DebitAnnounced',
      data: {
        ...{ ...debit, announcedOn: '2026-07-01', mandateId: mandate.mandateId, mandateReference: mandate.reference },
        ...{ creditor, endToEndId: '2026-00012-8C2D9E40' },
        sealedDebtor: await retentionKeys.seal(2026, { ...account, signedOn: '2026-06-15' }),
      },
    },
    { type: 'DebitDropped', data: { ...debit, reason: 'COLLECTION_CANCELLED' } },
    { type: 'DebitReturned', data: { ...debit, returnedOn: '2026-07-17', reason: 'AM04', reopens: true } },
    { type: 'MandateRevoked', data: { ...mandate, reason: 'OWNER' } },
  ];
};
