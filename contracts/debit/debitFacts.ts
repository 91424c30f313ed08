import { type FactsOf, asText, detail, group, hidden, rows, value, words } from '../core/facts.ts';
import type { DebitEvent } from './debitEvents.ts';

const id = hidden('ID');
const subject = hidden('SUBJECT');
const day = (de: string, en: string) => value([de, en], asText.day);
const amount = value(['Betrag', 'Amount'], asText.euros);
const mandate = {
  mandateId: id,
  personId: subject,
  reference: value(['Mandatsreferenz', 'Mandate reference'], asText.text),
};
const collection = { collectionId: id };
const executionOn = day('Einzug am', 'Collected on');
const debit = { ...collection, invoiceId: id, personId: subject, number: hidden('SENTENCE'), amount, executionOn };
const creditorId = detail(value(['Gläubiger-ID', 'Creditor id'], asText.text));
const creditorName = value(['Zahlungsempfänger', 'Creditor'], asText.text);
const endToEndId = value(['Ende-zu-Ende-Referenz', 'End-to-end reference'], asText.text);
const movement = group(['Umsatz', 'Movement'], { movementId: id, amount });

/** How a history shows direct debits and their mandates. */
export const debitFacts = {
  MandateSigned: {
    ...{ ...mandate, signedOn: day('Unterschrieben am', 'Signed on'), creditorId, sealedAccount: hidden('SECRET') },
    lastUsedOn: day('Zuletzt genutzt am', 'Last used on'),
    origin: words(['Erteilt', 'Given'], { MEMBER: ['online', 'online'], PAPER: ['auf Papier', 'on paper'] }),
    textVersion: detail(value(['Fassung des Textes', 'Version of the text'], asText.count)),
  },
  MandateRevoked: {
    ...mandate,
    reason: words(['Grund', 'Reason'], {
      OWNER: ['von der Person widerrufen', 'revoked by the person'],
      CLUB: ['vom Verein beendet', 'ended by the club'],
      REPLACED: ['durch ein neues ersetzt', 'replaced by a new one'],
      ERASED: ['die Person wurde gelöscht', 'the person was erased'],
    }),
  },
  CollectionAnnounced: {
    ...{ ...collection, announcedOn: day('Angekündigt am', 'Announced on'), executionOn },
    creditor: group(null, {
      ...{ name: creditorName, creditorId },
      iban: value(['IBAN', 'IBAN'], asText.text),
      bic: value(['BIC', 'BIC'], asText.text),
    }),
    settingsRevision: detail(value(['Stand der Einstellungen', 'Version of the settings'], asText.count)),
  },
  DebitAnnounced: {
    ...{ ...debit, announcedOn: day('Angekündigt am', 'Announced on'), mandateId: id, endToEndId },
    mandateReference: mandate.reference,
    creditor: group(null, { name: creditorName, creditorId }),
    sealedDebtor: hidden('SECRET'),
  },
  DebitDropped: {
    ...debit,
    reason: words(['Grund', 'Reason'], {
      PAID: ['anders bezahlt', 'paid otherwise'],
      INVOICE_CANCELLED: ['Rechnung storniert', 'invoice cancelled'],
      COLLECTION_CANCELLED: ['Einzug abgesagt', 'collection cancelled'],
      MANDATE_REVOKED: ['Mandat widerrufen', 'mandate revoked'],
    }),
  },
  CollectionCancelled: collection,
  CollectionSubmitted: { ...collection, submittedOn: day('Eingereicht am', 'Submitted on') },
  CollectionSettled: {
    ...{ ...collection, executionOn, creditedOn: day('Gutgeschrieben am', 'Credited on') },
    debits: rows(['Lastschrift', 'Debit'], [], { invoiceId: id, endToEndId }),
  },
  DebitReturned: {
    ...{ ...debit, returnedOn: day('Zurückgegeben am', 'Returned on') },
    reason: value(['Grund der Bank', "Bank's reason"], asText.text),
    reopens: value(['Rechnung wieder offen', 'Invoice open again'], asText.yesNo),
  },
  CollectionCredited: { ...collection, movement },
  ReturnCharged: {
    ...{ ...debit, movement, fee: value(['Gebühr der Bank', "Bank's fee"], asText.euros) },
    bookedOn: day('Tag der Bank', "Bank's day"),
  },
  DebitRefunded: {
    ...{ ...debit, surplus: value(['Zu viel eingezogen', 'Collected too much'], asText.euros) },
    refundedOn: day('Zurückgezahlt am', 'Paid back on'),
    method: words(['Zurückgezahlt per', 'Paid back by'], {
      BANK: ['Überweisung', 'bank transfer'],
      OTHER: ['auf anderem Weg', 'in another way'],
    }),
    reference: value(['Beleg', 'Reference'], asText.text),
  },
} as const satisfies FactsOf<DebitEvent>;
