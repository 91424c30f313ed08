import type { HolidayRegion } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import type { Booker } from './bookingRequests.ts';
import { courtsDecider } from '../../ledger/courts/courts.ts';
import { admin, anna, clubWith, gast, trainer } from './specClub.ts';
import { block, book } from '../../ledger/courts/specSentences.ts';

const given = specificationFor(courtsDecider);
const tuesday = '2026-06-16';
const saturday = '2026-06-20';

type OraclePriceInput = Readonly<{
  caller: Booker;
  place: string;
  day: string;
  span: string;
  region?: HolidayRegion;
  shown: number;
}>;
const paying = ({ caller, place, day, span, region, shown }: OraclePriceInput) => {
  const settings = clubWith({ holidayRegion: region ?? null });
  return given().when(book(caller, block(place, day, span), { settings, shown: [shown] }));
};

/** Exactly this price is right, and neither a cent more nor a cent less. */
const costs = (asked: OraclePriceInput) => {
  expect(paying(asked).decision).toMatchObject({ events: [{ data: { price: asked.shown } }] });
  for (const wrong of [asked.shown - 1, asked.shown + 1].filter((cents) => cents >= 0))
    paying({ ...asked, shown: wrong }).thenRejectedWith('ERR_PRICE_CHANGED', 'bookings.0');
};

describe('An hour on a weekday', () => {
  it.for([
    ['a member', anna, 1200, 1606, 2000],
    ['a guest', gast, 2000, 2406, 3000],
    ['a trainer', trainer, 800, 906, 1500],
    ['an admin', admin, 1200, 1606, 2000],
  ] as const)(
    'costs %s by the row of the role, half hours rounded separately',
    ([, caller, morning, evening, hall]) => {
      costs({ caller, place: 'TENNIS 1', day: tuesday, span: '10:00-11:00', shown: morning });
      costs({ caller, place: 'TENNIS 1', day: tuesday, span: '18:00-19:00', shown: evening });
      costs({ caller, place: 'HALL 1', day: tuesday, span: '18:00-19:00', shown: hall });
    },
  );
});

describe('An hour at the weekend', () => {
  it.for([
    ['a member', anna, 1500, 1802, 2400],
    ['a guest', gast, 2600, 3002, 3600],
    ['a trainer', trainer, 1000, 1102, 1800],
    ['an admin', admin, 1500, 1802, 2400],
  ] as const)('costs %s the weekend price', ([, caller, morning, evening, hall]) => {
    costs({ caller, place: 'TENNIS 1', day: saturday, span: '10:00-11:00', shown: morning });
    costs({ caller, place: 'TENNIS 1', day: '2026-06-21', span: '18:00-19:00', shown: evening });
    costs({ caller, place: 'HALL 1', day: saturday, span: '18:00-19:00', shown: hall });
  });
});

describe('The price of a member', () => {
  it.for([
    ['an hour and a half of morning', 'TENNIS 1', tuesday, '10:00-11:30', 1800],
    ['two hours of evening', 'TENNIS 1', tuesday, '18:00-20:00', 3212],
    ['the last hour before the dearer row', 'TENNIS 1', tuesday, '16:00-17:00', 1200],
    ['the first hour of the dearer row', 'TENNIS 1', tuesday, '17:00-18:00', 1606],
    ['an hour across both rows, each half by its own', 'TENNIS 1', tuesday, '16:30-17:30', 1403],
    ['two hours across both rows', 'TENNIS 1', tuesday, '16:00-18:00', 2806],
    ['the same across both rows at the weekend', 'TENNIS 1', saturday, '16:30-17:30', 1651],
    ['the whole day', 'TENNIS 1', tuesday, '07:00-22:00', 20_030],
    ['the last hour of Friday', 'HALL 1', '2026-06-19', '23:00-24:00', 2000],
    ['the last hour of Sunday', 'HALL 1', '2026-06-21', '23:00-00:00', 2400],
    ['Monday again', 'HALL 1', '2026-06-22', '07:00-08:00', 2000],
    ['a court that is free of charge', 'SQUASH 1', tuesday, '10:00-11:00', 0],
    ['the day of 23 hours, by the wall clock', 'TENNIS 1', '2027-03-28', '07:00-22:00', 24_010],
    ['the day of 25 hours, by the wall clock', 'TENNIS 1', '2026-10-25', '07:00-22:00', 24_010],
  ] as const)('%s', ([, place, day, span, shown]) => {
    costs({ caller: anna, place, day, span, shown });
  });
});

describe('Public holidays', () => {
  it.for([
    ['Christmas, a Friday, anywhere in Germany', '2026-12-25', 'BE', 1500],
    ['the Day of Prayer in Saxony', '2026-11-18', 'SN', 1500],
    ['the same Wednesday in Berlin', '2026-11-18', 'BE', 1200],
    ['Epiphany in Bavaria', '2027-01-06', 'BY', 1500],
    ['the same Wednesday in Westphalia', '2027-01-06', 'NW', 1200],
    ['Easter Monday', '2027-03-29', 'HH', 1500],
    ['the Tuesday after Easter', '2027-03-30', 'HH', 1200],
  ] as const)('cost the weekend price where the club says so: %s', ([, day, region, shown]) => {
    costs({ caller: anna, place: 'TENNIS 1', day, span: '10:00-11:00', region, shown });
  });

  it('cost the price of their weekday where the club does not', () => {
    costs({ caller: anna, place: 'TENNIS 1', day: '2026-12-25', span: '10:00-11:00', shown: 1200 });
  });
});

describe('A discount', () => {
  it.for([
    ['10 percent of a morning hour', 10, '10:00-11:00', 1080, 1200],
    ['10 percent of an evening hour, rounded half hour by half hour', 10, '18:00-19:00', 1446, 1606],
    ['50 percent, where half a cent counts up', 50, '18:00-19:00', 804, 1606],
    ['33 percent', 33, '16:30-17:30', 940, 1403],
    ['1 percent', 1, '10:00-11:00', 1188, 1200],
    ['99 percent', 99, '18:00-19:00', 16, 1606],
    ['100 percent', 100, '18:00-19:00', 0, 1606],
  ] as const)('of %s is subtracted, and the list price is stored', ([, discount, span, price, listPrice]) => {
    const caller = { ...anna, discount };
    costs({ caller, place: 'TENNIS 1', day: tuesday, span, shown: price });
    const { decision } = paying({ caller, place: 'TENNIS 1', day: tuesday, span, shown: price });
    expect(decision).toMatchObject({ events: [{ data: { listPrice, discount } }] });
  });

  it('is also subtracted from the prices of guests and trainers', () => {
    costs({ caller: { ...gast, discount: 20 }, place: 'TENNIS 1', day: tuesday, span: '10:00-11:00', shown: 1600 });
    costs({ caller: { ...trainer, discount: 20 }, place: 'TENNIS 1', day: tuesday, span: '10:00-11:00', shown: 640 });
  });
});

describe('An order of several blocks', () => {
  const blocks = [
    block('TENNIS 1', tuesday, '10:00-11:00'),
    block('TENNIS 2', saturday, '10:00-11:00'),
    block('HALL 1', tuesday, '20:00-21:00'),
  ];

  it('names every block with another price than shown', () => {
    given()
      .when(book(anna, blocks, { shown: [1200, 1200, 1999] }))
      .thenRejectedWith('ERR_PRICE_CHANGED', 'bookings.1', 'bookings.2');
  });

  it('does not let one price compensate another', () => {
    given()
      .when(book(anna, blocks, { shown: [1500, 1200, 2000] }))
      .thenRejectedWith('ERR_PRICE_CHANGED', 'bookings.0', 'bookings.1');
  });

  it('is priced block by block', () => {
    const { decision } = given().when(book(anna, blocks, { shown: [1200, 1500, 2000] }));
    expect(decision).toMatchObject({
      events: [{ data: { price: 1200 } }, { data: { price: 1500 } }, { data: { price: 2000 } }],
    });
  });
});
