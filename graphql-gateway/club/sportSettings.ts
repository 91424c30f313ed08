import {
  type Court,
  type PriceRow,
  type SportArrangement,
  type SportSettings,
  surfaces,
} from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';

const addCourt = (builder: Builder) => {
  const surface = builder.enumType('Surface', { values: surfaces, description: '(+) What a court is played on.' });
  return builder.objectRef<Court>('Court').implement({
    description: '(+)',
    fields: (t) => ({
      number: t.exposeInt('number'),
      name: t.exposeString('name'),
      surface: t.expose('surface', { type: surface }),
      active: t.exposeBoolean('active'),
    }),
  });
};

const addTimeSettings = (builder: Builder) =>
  builder.objectRef<SportArrangement>('TimeSettings').implement({
    fields: (t) => ({
      start: t.expose('opensAt', { type: 'Time' }),
      end: t.expose('closesAt', { type: 'Time' }),
      halfHour: t.exposeBoolean('halfHour', { description: 'A grid of 30 minutes instead of 60.' }),
    }),
  });

const addPrices = (builder: Builder) =>
  builder.objectRef<PriceRow>('Prices').implement({
    description: "Gross price of one court for 60 minutes, from `time` on, until the next row's time.",
    fields: (t) => ({
      time: t.expose('time', { type: 'Time' }),
      guest: t.expose('guest', { type: 'Cents' }),
      member: t.expose('member', { type: 'Cents' }),
      trainer: t.expose('trainer', { type: 'Cents' }),
      weekendGuest: t.expose('weekendGuest', { type: 'Cents' }),
      weekendMember: t.expose('weekendMember', { type: 'Cents' }),
      weekendTrainer: t.expose('weekendTrainer', { type: 'Cents' }),
    }),
  });

export const addSportSettings = (builder: Builder) => {
  const court = addCourt(builder);
  const timeSettings = addTimeSettings(builder);
  const prices = addPrices(builder);
  return builder.objectRef<SportSettings>('SportSettings').implement({
    fields: (t) => ({
      name: t.exposeString('sport'),
      courts: t.int({
        description: 'Number of courts that take bookings.',
        resolve: ({ courts }) => courts.filter(({ active }) => active).length,
      }),
      courtList: t.expose('courts', { type: [court], description: '(+)' }),
      timeSettings: t.field({ type: timeSettings, resolve: (sport) => sport }),
      prices: t.expose('prices', { type: [prices] }),
    }),
  });
};
