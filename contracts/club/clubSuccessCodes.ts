export const clubSuccessCodes = [
  'SUC_GENERAL_INFOS_UPDATED',
  'SUC_TIME_AND_COURT_INFOS_UPDATED',
  'SUC_PRICE_INFOS_UPDATED',
] as const;
