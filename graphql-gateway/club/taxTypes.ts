import type { SmallBusinessPeriod, VatRate } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { ClubEnums } from './clubEnums.ts';

/** A rate of VAT. */
export const addVatRate = (builder: Builder, { vatGroup, taxSphere }: ClubEnums) =>
  builder.objectRef<VatRate>('VatRate').implement({
    description: '(+) Percent of VAT of what is played from `validFrom` on.',
    fields: (t) => ({
      group: t.expose('group', { type: vatGroup }),
      percent: t.exposeInt('percent'),
      validFrom: t.expose('validFrom', { type: 'Date' }),
      sphere: t.expose('sphere', { type: taxSphere }),
    }),
  });

/** A period of § 19 UStG. */
export const addSmallBusinessPeriod = (builder: Builder) =>
  builder.objectRef<SmallBusinessPeriod>('SmallBusinessPeriod').implement({
    description: '(+) Days of service on which § 19 UStG holds; `to` is the last one, null = until further notice.',
    fields: (t) => ({
      from: t.expose('from', { type: 'Date' }),
      to: t.expose('to', { type: 'Date', nullable: true }),
    }),
  });
