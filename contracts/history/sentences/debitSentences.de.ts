/** What happened to mandates and collections by direct debit: part of the texts of the history. */
export const debitSentencesDe = {
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
  },
};
