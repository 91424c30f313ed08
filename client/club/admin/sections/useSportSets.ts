import { useTranslation } from 'react-i18next';
import { surfaces } from '@platzwart/contracts/core';
import type { FieldSet, SettingField } from '../form/settingField.ts';
import { type SportOfClub, courtField } from './sportValues.ts';

/** The fields of a sport; `sport` is null for a new one. */
export const useSportSets = (sport: SportOfClub | null): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const { t: plan } = useTranslation('courtPlan');
  const text = (name: 'sport' | 'labelDe' | 'labelEn', kind: 'text' = 'text') =>
    ({ name, kind, label: t(($) => $.sports[name]), help: t(($) => $.sports.help[name]) }) as const;
  const options = surfaces.map((value) => ({ value, label: plan(($) => $.surfaces[value]) }));
  const courts = (sport?.courtList ?? []).flatMap(({ number, active }): readonly SettingField[] => [
    {
      ...{ name: courtField(number, 'name'), kind: 'text' },
      label: t(($) => (active ? $.sports.court : $.sports.inactiveCourt), { number }),
    },
    {
      ...{ name: courtField(number, 'surface'), kind: 'choice', options },
      label: t(($) => $.sports.surfaceOfCourt, { number }),
    },
  ]);
  return [
    {
      key: 'sport',
      title: t(($) => $.sports.sport),
      fields: [
        ...(sport ? [] : [text('sport')]),
        ...[text('labelDe'), text('labelEn')],
        { name: 'place', kind: 'number', label: t(($) => $.sports.place), help: t(($) => $.sports.help.place) },
        ...(sport
          ? [
              {
                name: 'offered',
                kind: 'check',
                label: t(($) => $.sports.offered),
                help: t(($) => $.sports.help.offered),
              } as const,
            ]
          : []),
      ],
    },
    {
      key: 'hours',
      title: t(($) => $.sports.hours),
      fields: [
        { name: 'start', kind: 'time', label: t(($) => $.sports.start) },
        { name: 'end', kind: 'time', label: t(($) => $.sports.end) },
        { name: 'halfHour', kind: 'check', label: t(($) => $.sports.halfHour), help: t(($) => $.sports.help.halfHour) },
      ],
    },
    {
      key: 'courts',
      title: t(($) => $.sports.courts),
      fields: [
        {
          name: 'numOfCourts',
          kind: 'number',
          label: t(($) => $.sports.numOfCourts),
          help: t(($) => $.sports.help.numOfCourts),
        },
        { name: 'surface', kind: 'choice', label: t(($) => $.sports.surface), options },
        ...courts,
      ],
    },
  ];
};
