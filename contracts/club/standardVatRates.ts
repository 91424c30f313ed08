import { type VatRate, localDate } from '../core/index.ts';

/** Earlier than anything that a club has sold by this program. */
export const firstVatDay = localDate('2020-01-01');

/** One rate for members and one for guests, for every day of play; what goes with a group has its rate (decisions.md N30). */
export const datedVatRates = ({ member, guest }: Readonly<{ member: number; guest: number }>): VatRate[] => {
  const validFrom = firstVatDay;
  return [
    { group: 'MEMBER', percent: member, validFrom, sphere: 'ZWECKBETRIEB' },
    { group: 'GUEST', percent: guest, validFrom, sphere: 'WGB' },
    { group: 'VOUCHER', percent: member, validFrom, sphere: 'ZWECKBETRIEB' },
    { group: 'GUEST_FEE', percent: guest, validFrom, sphere: 'WGB' },
  ];
};
