import type {
  SportsSection_settings$data,
  SportsSection_settings$key,
} from '../../../__generated__/SportsSection_settings.graphql.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { localTime, surfaces } from '@platzwart/contracts/core';
import type { ImpactListQuery } from '../../../__generated__/ImpactListQuery.graphql.ts';
import type { TimeAndCourtInfosInput } from '../../../__generated__/useSaveSettingsTimesMutation.graphql.ts';
import { codeOf } from '../../../core/errors/serverRefusal.ts';
import { type Save, SettingsForm } from '../form/SettingsForm.tsx';
import { type FieldSet, type Values, checked, numberIn, textOf, yes } from '../form/settingField.ts';
import { useSaveTimes } from '../useSaveSettings.ts';
import { type Impact, ImpactList, impactQuery } from './ImpactList.tsx';
import type { SectionProps } from './sectionProps.ts';

const fragment = graphql`
  fragment SportsSection_settings on Query {
    bookingInfos {
      sports
      sportSettings {
        name
        labels {
          de
          en
        }
        courtList {
          number
          name
          surface
          active
        }
        timeSettings {
          start
          end
          halfHour
        }
      }
    }
    dashboardInfos {
      rules {
        stornoTime
        allowedVouchers
        allowedTrainers
        allowedGuests
        allowedSaisonBookings
      }
    }
  }
`;
type Settings = SportsSection_settings$data;
type SportOfClub = Settings['bookingInfos']['sportSettings'][number];

/** The address of a sport that does not exist yet. */
export const newSport = 'NEW';

const activeOf = (sport: SportOfClub): number => sport.courtList.filter(({ active }) => active).length;

const initialOf = (sport: SportOfClub | null, { bookingInfos }: Settings): Values => {
  const place = sport ? bookingInfos.sports.indexOf(sport.name) : bookingInfos.sports.length;
  return {
    ...{ sport: sport?.name ?? '', place: textOf(place + 1), offered: yes },
    ...{ labelDe: textOf(sport?.labels?.de), labelEn: textOf(sport?.labels?.en) },
    ...{ start: sport?.timeSettings.start ?? '07:00', end: sport?.timeSettings.end ?? '22:00' },
    halfHour: checked(sport?.timeSettings.halfHour ?? true),
    numOfCourts: textOf(sport ? activeOf(sport) : 2),
    surface: sport?.courtList[0]?.surface ?? 'CLAY',
    ...Object.fromEntries((sport?.courtList ?? []).map(({ number, name }) => [`court.${number}`, name])),
  };
};

const useSets = (sport: SportOfClub | null): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const { t: plan } = useTranslation('courtPlan');
  const text = (name: 'sport' | 'labelDe' | 'labelEn', kind: 'text' = 'text') =>
    ({ name, kind, label: t(($) => $.sports[name]), help: t(($) => $.sports.help[name]) }) as const;
  const courts = (sport?.courtList ?? []).map(({ number, active }) => ({
    ...({ name: `court.${number}`, kind: 'text' } as const),
    label: t(($) => (active ? $.sports.court : $.sports.inactiveCourt), { number }),
  }));
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
        {
          ...({ name: 'surface', kind: 'choice', label: t(($) => $.sports.surface) } as const),
          options: surfaces.map((value) => ({ value, label: plan(($) => $.surfaces[value]) })),
        },
        ...courts,
      ],
    },
  ];
};

/** The sports in their new order; without this one where it is no longer offered. */
const sportsAfter = (known: readonly string[], key: string, values: Values): readonly string[] => {
  const others = known.filter((each) => each !== key);
  if (values['offered'] !== yes) return others;
  const place = Math.max((numberIn(values['place']) ?? known.length + 1) - 1, 0);
  return [...others.slice(0, place), key, ...others.slice(place)];
};

const inputOf = (sport: SportOfClub | null, { bookingInfos, dashboardInfos }: Settings, values: Values) => {
  const key = sport?.name ?? (values['sport'] ?? '').trim().toUpperCase().replaceAll(' ', '_');
  const { rules } = dashboardInfos;
  const surface = surfaces.find((each) => each === values['surface']) ?? 'CLAY';
  const [de, en] = [(values['labelDe'] ?? '').trim(), (values['labelEn'] ?? '').trim()];
  return {
    ...{ sport: key, numOfCourts: numberIn(values['numOfCourts']) ?? 0, surface },
    ...{ start: localTime((values['start'] ?? '').trim()), end: localTime((values['end'] ?? '').trim()) },
    halfHour: values['halfHour'] === yes,
    sports: [...sportsAfter(bookingInfos.sports, key, values)],
    labels: de || en ? { de: de || en, en: en || de } : null,
    courts: (sport?.courtList ?? []).map((court) => ({
      ...court,
      surface,
      name: values[`court.${court.number}`] ?? '',
    })),
    ...{ stornoTime: rules.stornoTime, allowedVouchers: rules.allowedVouchers },
    ...{ allowedTrainersBookings: rules.allowedTrainers, allowedGuestsBookings: rules.allowedGuests },
    allowedSaisonBookings: rules.allowedSaisonBookings,
  };
};

/** `infos.courts.2.name` → `court.3`; the server counts from 0. */
const fieldOf =
  (sport: SportOfClub | null) =>
  (path: string): string => {
    const court = /courts\.(\d+)/.exec(path);
    if (court) return `court.${sport?.courtList[Number(court[1])]?.number ?? 1}`;
    return path.includes('labels.')
      ? `label${path.endsWith('en') ? 'En' : 'De'}`
      : path.slice(path.lastIndexOf('.') + 1);
  };

/** Hours, courts and names of one sport; bookings that would no longer fit are shown before they are cancelled. */
export const SportsSection = ({
  settings: reference,
  sport: key,
  onSaved,
}: SectionProps<SportsSection_settings$key>) => {
  const settings = useFragment(fragment, reference);
  const environment = useRelayEnvironment();
  const { call, isBusy } = useSaveTimes();
  const [impact, setImpact] = useState<Impact | null>(null);
  const sport = settings.bookingInfos.sportSettings.find(({ name }) => name === key) ?? null;
  const showImpact = (infos: TimeAndCourtInfosInput, onFailed: (error: Error) => void) =>
    fetchQuery<ImpactListQuery>(environment, impactQuery, { infos }).subscribe({
      next: ({ settingsImpact }) => setImpact(settingsImpact),
      error: onFailed,
    });
  const save: Save = (values, { force, reason }, { onDone, onRefused }) => {
    const infos = inputOf(sport, settings, values);
    call(
      { infos: { ...infos, force, reason } },
      {
        onDone: (data) => {
          setImpact(null);
          onDone(data);
        },
        onRefused: (error) => {
          setImpact(null);
          if (codeOf(error) === 'ERR_SETTINGS_HURT_BOOKINGS') showImpact(infos, onRefused);
          else onRefused(error);
        },
      },
    );
  };
  const hurt: ReactNode = impact && <ImpactList impact={impact} />;
  return (
    <SettingsForm
      sets={useSets(sport)}
      initial={initialOf(sport, settings)}
      fieldOf={fieldOf(sport)}
      isBusy={isBusy}
      impact={hurt}
      onSave={save}
      onSaved={onSaved}
    />
  );
};
