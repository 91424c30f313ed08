import { typeReference } from '../core/typeReference.ts';

/** `PricesInput`: a row of a price list, gross for 60 minutes from `time` on. */
export const pricesInput = typeReference((builder) =>
  builder.inputType('PricesInput', {
    fields: (t) => ({
      time: t.field({ type: 'Time', required: true }),
      guest: t.field({ type: 'Cents', required: true }),
      member: t.field({ type: 'Cents', required: true }),
      trainer: t.field({ type: 'Cents', required: true }),
      weekendGuest: t.field({ type: 'Cents', required: true }),
      weekendMember: t.field({ type: 'Cents', required: true }),
      weekendTrainer: t.field({ type: 'Cents', required: true }),
    }),
  }),
);
