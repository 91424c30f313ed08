import type { FeatureTexts } from '../core/index.ts';

export const invoiceTextsDe = {
  errors: {
    ERR_INVOICE_NOT_CREATED:
      'Die Rechnung konnte nicht erstellt werden. Prüfe Zeitraum, Anschrift und die Steuernummer des Vereins.',
    ERR_INVOICE_NOT_UPDATED:
      'Die Rechnung konnte nicht geändert werden. Lade die Seite neu und versuche es noch einmal.',
    ERR_INVOICE_NOT_DELETED: 'Rechnungen werden nicht gelöscht. Storniere die Rechnung stattdessen.',
    ERR_INVOICE_NOT_FOUND: 'Diese Rechnung gibt es nicht. Prüfe die Nummer oder lade die Seite neu.',
    ERR_CREDIT_NOT_FOUND: 'Dieses Guthaben gibt es nicht. Lade die Seite neu.',
    ERR_CREDIT_NOT_UPDATED:
      'Von diesem Guthaben ist nicht mehr genug da: Es ist schon ausgezahlt oder verrechnet. Lade die Seite neu.',
    ERR_LOAD_INVOICE_DATA:
      'Die Daten für die Rechnung konnten nicht geladen werden. Versuche es in ein paar Minuten noch einmal.',
  },
  mailKinds: {
    INVOICE: 'Rechnung',
    INVOICE_CORRECTED: 'Rechnungskorrektur',
    INVOICE_CANCELLED: 'Stornorechnung',
    INVOICE_WARNING: 'Zahlungserinnerung oder Mahnung',
  },
  readModels: {
    invoices: 'Rechnungen',
  },
  you: {
    InvoiceIssued: 'Du hast die Rechnung {{number}} gestellt.',
    InvoiceDelivered: 'Du hast die Rechnung {{number}} gedruckt und verschickt.',
    InvoicePaid: 'Du hast die Rechnung {{number}} als bezahlt eingetragen.',
    InvoicePartPaid: 'Du hast eine Teilzahlung zur Rechnung {{number}} eingetragen.',
    InvoiceReopened: 'Du hast die Zahlung der Rechnung {{number}} zurückgenommen.',
    InvoiceWarned: 'Du hast die Rechnung {{number}} angemahnt.',
    InvoiceCancelled: 'Du hast die Rechnung {{number}} storniert.',
    InvoiceRestWaived: 'Du hast den Rest der Rechnung {{number}} erlassen.',
    InvoiceRefunded: 'Du hast den Betrag der stornierten Rechnung {{number}} erstattet.',
    ClaimPaid: 'Du hast eine Zahlung beim Verein eingetragen.',
    ClaimRefunded: 'Du hast eine Zahlung beim Verein zurückgezahlt.',
    ClaimCarriedOver: 'Was für die stornierte Buchung bezahlt oder berechnet war, gilt jetzt für die neue Buchung.',
    CreditReceived: 'Du hast eingetragen, dass zur Rechnung {{number}} zu viel bezahlt wurde: Das ist ein Guthaben.',
    CreditRefunded: 'Du hast das Guthaben aus der Rechnung {{number}} ausgezahlt.',
    CreditWithdrawn: 'Du hast das Guthaben aus der Rechnung {{number}} zurückgenommen.',
  },
  others: {
    InvoiceIssued: '{{who}} hat die Rechnung {{number}} gestellt.',
    InvoiceDelivered: 'Die Rechnung {{number}} wurde zugestellt.',
    InvoicePaid: '{{who}} hat die Rechnung {{number}} als bezahlt eingetragen.',
    InvoicePartPaid: '{{who}} hat eine Teilzahlung zur Rechnung {{number}} eingetragen.',
    InvoiceReopened: '{{who}} hat die Zahlung der Rechnung {{number}} zurückgenommen.',
    InvoiceWarned: '{{who}} hat die Rechnung {{number}} angemahnt.',
    InvoiceCancelled: '{{who}} hat die Rechnung {{number}} storniert.',
    InvoiceRestWaived: '{{who}} hat den Rest der Rechnung {{number}} erlassen.',
    InvoiceRefunded: '{{who}} hat den Betrag der stornierten Rechnung {{number}} erstattet.',
    ClaimPaid: '{{who}} hat eine Zahlung beim Verein eingetragen.',
    ClaimRefunded: '{{who}} hat eine Zahlung beim Verein zurückgezahlt.',
    ClaimCarriedOver: 'Was für die stornierte Buchung bezahlt oder berechnet war, gilt jetzt für die neue Buchung.',
    CreditReceived:
      '{{who}} hat eingetragen, dass zur Rechnung {{number}} zu viel bezahlt wurde: Das ist ein Guthaben.',
    CreditRefunded: '{{who}} hat das Guthaben aus der Rechnung {{number}} ausgezahlt.',
    CreditWithdrawn: '{{who}} hat das Guthaben aus der Rechnung {{number}} zurückgenommen.',
  },
} as const satisfies FeatureTexts;

export const invoiceSuccessTextsDe = {
  SUC_INVOICE_CREATED: 'Die Rechnung ist erstellt.',
  SUC_INVOICE_UPDATED: 'Die Rechnung ist geändert.',
  SUC_INVOICE_PAID: 'Die Rechnung ist bezahlt.',
  SUC_ITEM_PAID: 'Die Zahlung ist eingetragen.',
  SUC_ITEM_REFUNDED: 'Die Rückzahlung ist eingetragen.',
  SUC_INVOICE_REST_WAIVED: 'Der Rest der Rechnung ist erlassen.',
  SUC_INVOICE_CANCELED: 'Die Rechnung ist storniert.',
  SUC_INVOICE_WARNING_SENT: 'Die Mahnung ist ausgestellt.',
  SUC_CREDIT_UPDATED: 'Das Guthaben ist geändert.',
} as const;
