import { holidayRegions, playerRules, surfaces, taxSpheres, vatGroups } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import { voucherStateEnum, voucherTypeEnum } from '../core/voucherEnums.ts';

/** Words of the club's settings. */
export const addClubEnums = (builder: Builder) => ({
  surface: builder.enumType('Surface', { values: surfaces, description: '(+) What a court is played on.' }),
  voucherType: voucherTypeEnum(builder),
  voucherState: voucherStateEnum(builder),
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
