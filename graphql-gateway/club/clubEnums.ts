import { holidayRegions, playerRules, surfaces, taxSpheres, vatGroups, voucherTypes } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';

export const voucherStates = ['ACTIVE', 'INVOICED', 'PAID', 'ENDED', 'UNPAID'] as const;

/** Words of the club's settings. */
export const addClubEnums = (builder: Builder) => ({
  surface: builder.enumType('Surface', { values: surfaces, description: '(+) What a court is played on.' }),
  voucherType: builder.enumType('VoucherType', { values: voucherTypes }),
  voucherState: builder.enumType('VoucherState', { values: voucherStates }),
  holidayRegion: builder.enumType('HolidayRegion', { values: holidayRegions, description: '(+) A Land of Germany.' }),
  playerRule: builder.enumType('PlayerRule', {
    values: playerRules,
    description: '(+) Whether a booking names those who play with its owner.',
  }),
  vatGroup: builder.enumType('VatGroup', { values: vatGroups, description: '(+) What is taxed.' }),
  taxSphere: builder.enumType('TaxSphere', {
    values: taxSpheres,
    description: '(+) Sphere of a non-profit association.',
  }),
});
export type ClubEnums = ReturnType<typeof addClubEnums>;
