/** Texts of the settings of direct debits. */
export const debitSettingTextsDe = {
  title: 'SEPA-Lastschrift',
  help: 'Damit Mitglieder dem Verein ein Mandat erteilen können. Die Gläubiger-Identifikationsnummer vergibt die Bundesbank.',
  isOffered: 'Rechnungen per Lastschrift einziehen',
  creditorId: 'Gläubiger-Identifikationsnummer',
  noticeDays: 'Tage zwischen Ankündigung und Einzug (üblich: 14)',
};
