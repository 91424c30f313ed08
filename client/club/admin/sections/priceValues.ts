import type { priceValues_settings$data } from '../../../__generated__/priceValues_settings.graphql.ts';
import { graphql } from 'react-relay';
import { type PriceRow, cents, localTime, voucherTypes } from '@platzwart/contracts/core';
import type { Language } from '@platzwart/contracts/core';
import { centsIn, eurosOf, requiredNumber, typedIn } from '../../../core/forms/typedNumbers.ts';
import { type Values, textOf } from '../form/settingField.ts';

export const priceFragment = graphql`
  fragment priceValues_settings on Query {
    bookingInfos {
      sportSettings {
        name
        timeSettings {
          start
          halfHour
        }
        prices {
          time
          guest
          member
          trainer
          weekendGuest
          weekendMember
          weekendTrainer
        }
      }
    }
    dashboardInfos {
      revision
      rules {
        holidayRegion
        voucherHours
        saisonBookingDiscount
        vouchers {
          type
          price
        }
      }
    }
  }
`;

export type Settings = priceValues_settings$data;
export type SportOfClub = Settings['bookingInfos']['sportSettings'][number];
type Rules = Settings['dashboardInfos']['rules'];
type Entry = readonly [name: string, value: string];

/** Null for one that the club does not have. */
export const pricedSportOf = ({ bookingInfos }: Settings, key: string | null): SportOfClub | null =>
  bookingInfos.sportSettings.find(({ name }) => name === key) ?? null;

/** What the price of an hour depends on, besides its rows. */
export const previewRules = ({ timeSettings }: SportOfClub, { dashboardInfos }: Settings) => ({
  ...{ halfHour: timeSettings.halfHour, region: dashboardInfos.rules.holidayRegion },
});

export const rates = ['guest', 'member', 'trainer', 'weekendGuest', 'weekendMember', 'weekendTrainer'] as const;

const rowEntries = (language: Language, row: SportOfClub['prices'][number], index: number): readonly Entry[] => [
  [`row.${index}.time`, row.time],
  ...rates.map((rate): Entry => [`row.${index}.${rate}`, eurosOf(row[rate], language)]),
];

const cardEntries = ({ vouchers }: Rules, language: Language): readonly Entry[] =>
  voucherTypes.map((type) => {
    const found = vouchers.find((voucher) => voucher.type === type);
    return [`card.${type}`, found ? eurosOf(found.price, language) : ''];
  });

/** A sport without prices begins with an empty row from its opening on. */
export const priceValues = ({ prices, timeSettings }: SportOfClub, rules: Rules, language: Language): Values => ({
  ...Object.fromEntries<string>([
    ...prices.flatMap((row, index) => rowEntries(language, row, index)),
    ...cardEntries(rules, language),
  ]),
  ...(prices.length === 0 && { 'row.0.time': timeSettings.start }),
  voucherHours: typedIn(language, textOf(rules.voucherHours)),
  saisonBookingDiscount: eurosOf(rules.saisonBookingDiscount, language),
});

export const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const typedInRow = (values: Values, row: number) => (name: string) => values[`row.${row}.${name}`] ?? '';

/** Rows with an empty time are left out. */
const sentRows = (values: Values, count: number): readonly number[] =>
  Array.from({ length: count }, (_, row) => row).filter((row) => clock.test(typedInRow(values, row)('time').trim()));

export const typedRows = (values: Values, count: number): PriceRow[] =>
  sentRows(values, count)
    .map((row) => typedInRow(values, row))
    .map((typed) => {
      const price = (rate: (typeof rates)[number]) => cents(centsIn(typed(rate)));
      return {
        time: localTime(typed('time').trim()),
        ...{ guest: price('guest'), member: price('member'), trainer: price('trainer') },
        ...{ weekendGuest: price('weekendGuest'), weekendMember: price('weekendMember') },
        weekendTrainer: price('weekendTrainer'),
      };
    });

/** What is sent for `count` rows; a card without a price is not sold. */
export const priceInput = (sport: string, values: Values, count: number) => ({
  ...{ sport, prices: typedRows(values, count) },
  vouchers: voucherTypes
    .filter((type) => (values[`card.${type}`] ?? '').trim() !== '')
    .map((type) => ({ type, price: cents(centsIn(values[`card.${type}`])) })),
  voucherHours: requiredNumber(values['voucherHours']),
  saisonBookingDiscount: cents(centsIn(values['saisonBookingDiscount'])),
});

/** `infos.prices.1.time` → `row.2.time` where the first of `count` rows was empty, `infos.vouchers.0` → the first card. */
export const priceFieldOf = (path: string, values: Values, count: number): string => {
  const row = /prices\.(\d+)\.(\w+)/.exec(path);
  return row
    ? `row.${sentRows(values, count)[Number(row[1])] ?? ''}.${row[2] ?? ''}`
    : path.slice(path.lastIndexOf('.') + 1);
};
