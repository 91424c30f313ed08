/** Texts of the settings of direct debits. */
export const debitSettingTextsEn = {
  title: 'SEPA direct debit',
  help: 'So that members can give the club a mandate. The Bundesbank issues the creditor identifier.',
  isOffered: 'Collect invoices by direct debit',
  creditorId: 'Creditor identifier',
  noticeDays: 'Days between announcement and collection (usual: 14)',
};
