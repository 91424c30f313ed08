/**
 * Options of a form whose rules join fields: they also run where a single field is wrong, so that everything that is wrong is
 * reported at once.
 */
export const reportAll = { mode: 'onTouched', criteriaMode: 'all' } as const;
