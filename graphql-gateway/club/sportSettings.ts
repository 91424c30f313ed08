import type { Court, PriceRow, SportArrangement, SportLabels, SportSettings } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { ClubEnums } from './clubEnums.ts';

const addCourt = (builder: Builder, { surface }: ClubEnums) =>
  builder.objectRef<Court>('Court').implement({
    description: '(+)',
    fields: (t) => ({
      number: t.exposeInt('number'),
      name: t.exposeString('name'),
      surface: t.expose('surface', { type: surface }),
      active: t.exposeBoolean('active'),
    }),
  });

const addLabels = (builder: Builder) =>
  builder.objectRef<SportLabels>('SportLabels').implement({
    description: '(+)',
    fields: (t) => ({ de: t.exposeString('de'), en: t.exposeString('en') }),
  });

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

export const addSportSettings = (builder: Builder, enums: ClubEnums) => {
  const [court, labels] = [addCourt(builder, enums), addLabels(builder)];
  const timeSettings = addTimeSettings(builder);
  const prices = addPrices(builder);
  return builder.objectRef<SportSettings>('SportSettings').implement({
    fields: (t) => ({
      name: t.exposeString('sport'),
      labels: t.expose('labels', {
        type: labels,
        nullable: true,
        description: "(+) The club's own name of the sport.",
      }),
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
