import type { FeatureTexts } from '../core/index.ts';

export const debitTextsDe = {
  errors: {
    ERR_MANDATE_NOT_CREATED:
      'Das Mandat konnte nicht erteilt werden. Der Verein hat seine Angaben zur Lastschrift gerade geändert; lade die Seite neu.',
    ERR_MANDATE_NOT_FOUND: 'Dieses Mandat gibt es nicht. Lade die Seite neu, um den aktuellen Stand zu sehen.',
    ERR_DEBIT_NOT_CREATED:
      'Der Einzug konnte nicht angekündigt werden. Eine Rechnung ist schon in einem Einzug oder hat kein gültiges Mandat mehr. Lade die Seite neu.',
    ERR_DEBIT_NOT_UPDATED:
      'Der Einzug hat sich inzwischen geändert oder ist nicht so weit. Lade die Seite neu und, falls nötig, die Datei noch einmal herunter.',
    ERR_DEBIT_NOT_FOUND: 'Diesen Einzug gibt es nicht. Lade die Seite neu.',
    ERR_PAID_BY_DIRECT_DEBIT:
      'Diese Rechnung ist per Lastschrift bezahlt. Trage die Rücklastschrift unter „Lastschriften“ bei ihrem Einzug ein.',
  },
  mailKinds: {
    MANDATE_SIGNED: 'Lastschriftmandat erteilt',
    MANDATE_REVOKED: 'Lastschriftmandat widerrufen',
    DEBIT_ANNOUNCED: 'Ankündigung einer Lastschrift',
    DEBIT_CANCELLED: 'Abgesagte Lastschrift',
    DEBIT_RETURNED: 'Zurückgegebene Lastschrift',
  },
  readModels: {
    debits: 'Lastschriften',
  },
  you: {
    MandateSigned: 'Du hast ein Lastschriftmandat eingetragen.',
    MandateRevoked: 'Du hast ein Lastschriftmandat beendet.',
    CollectionAnnounced: 'Du hast einen Lastschrifteinzug angekündigt.',
    DebitAnnounced: 'Du hast den Einzug der Rechnung {{number}} angekündigt.',
    DebitDropped: 'Die Rechnung {{number}} wird nicht eingezogen.',
    CollectionCancelled: 'Du hast einen Lastschrifteinzug abgesagt.',
    CollectionSubmitted: 'Du hast einen Lastschrifteinzug bei der Bank eingereicht.',
    CollectionSettled: 'Du hast einen Lastschrifteinzug als gutgeschrieben eingetragen.',
    DebitReturned: 'Du hast eine Rücklastschrift zur Rechnung {{number}} eingetragen.',
    CollectionCredited: 'Die Gutschrift eines Lastschrifteinzugs wurde auf dem Konto gefunden.',
    ReturnCharged: 'Die Rücklastschrift zur Rechnung {{number}} wurde auf dem Konto gefunden.',
    DebitRefunded: 'Du hast die Erstattung der doppelt bezahlten Rechnung {{number}} vermerkt.',
  },
  others: {
    MandateSigned: '{{who}} hat ein Lastschriftmandat eingetragen.',
    MandateRevoked: '{{who}} hat ein Lastschriftmandat beendet.',
    CollectionAnnounced: '{{who}} hat einen Lastschrifteinzug angekündigt.',
    DebitAnnounced: '{{who}} hat den Einzug der Rechnung {{number}} angekündigt.',
    DebitDropped: 'Die Rechnung {{number}} wird nicht eingezogen.',
    CollectionCancelled: '{{who}} hat einen Lastschrifteinzug abgesagt.',
    CollectionSubmitted: '{{who}} hat einen Lastschrifteinzug bei der Bank eingereicht.',
    CollectionSettled: '{{who}} hat einen Lastschrifteinzug als gutgeschrieben eingetragen.',
    DebitReturned: '{{who}} hat eine Rücklastschrift zur Rechnung {{number}} eingetragen.',
    CollectionCredited: 'Die Gutschrift eines Lastschrifteinzugs wurde auf dem Konto gefunden.',
    ReturnCharged: 'Die Rücklastschrift zur Rechnung {{number}} wurde auf dem Konto gefunden.',
    DebitRefunded: '{{who}} hat die Erstattung der doppelt bezahlten Rechnung {{number}} vermerkt.',
  },
} as const satisfies FeatureTexts;

export const debitSuccessTextsDe = {
  SUC_MANDATE_SIGNED: 'Das Lastschriftmandat ist erteilt.',
  SUC_MANDATE_REVOKED: 'Das Lastschriftmandat ist widerrufen.',
  SUC_DEBITS_ANNOUNCED: 'Der Einzug ist angekündigt.',
  SUC_DEBITS_CANCELED: 'Der Einzug ist abgesagt.',
  SUC_DEBITS_SUBMITTED: 'Der Einzug ist als eingereicht vermerkt.',
  SUC_DEBITS_PAID: 'Die eingezogenen Rechnungen sind bezahlt.',
  SUC_DEBIT_RETURNED: 'Die Rücklastschrift ist eingetragen.',
} as const;
