import type {
  RulesSection_settings$data,
  RulesSection_settings$key,
} from '../../../__generated__/RulesSection_settings.graphql.ts';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { type Language, cents, holidayRegions, playerRules, roles } from '@platzwart/contracts/core';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { useLanguage } from '../../../core/texts/language.ts';
import { centsIn, eurosOf, numberIn, requiredNumber } from '../../../core/forms/typedNumbers.ts';
import { type FieldSet, type Values, checked, textOf, yes } from '../form/settingField.ts';
import { useSaveSettings } from '../useSaveSettings.ts';
import type { SectionProps } from './sectionProps.ts';

const fragment = graphql`
  fragment RulesSection_settings on Query {
    dashboardInfos {
      revision
      rules {
        reviewed
        allowedGuests
        allowedTrainers
        allowedVouchers
        allowedSaisonBookings
        showNames
        avoidGaps
        players
        guestFee
        stornoTime
        discount
        holidayRegion
        limits {
          role
          limits {
            minAdvanceMinutes
            maxAdvanceDays
            graceMinutes
            maxOpenBookings
            maxMinutesPerDay
            maxParallel
          }
        }
      }
    }
  }
`;
type Settings = RulesSection_settings$data;

const switches = [
  'allowedGuests',
  'allowedTrainers',
  'allowedVouchers',
  'allowedSaisonBookings',
  'showNames',
  'avoidGaps',
] as const;
const limitNames = [
  ...(['minAdvanceMinutes', 'maxAdvanceDays', 'graceMinutes'] as const),
  ...(['maxOpenBookings', 'maxMinutesPerDay', 'maxParallel'] as const),
];
type LimitName = (typeof limitNames)[number];

/** decisions.md P18, product.md §9: no limit is an empty field; below the shortest booking nothing can be booked. */
const leastThatBooks: Readonly<Partial<Record<LimitName, number>>> = {
  ...{ maxOpenBookings: 1, maxMinutesPerDay: 60, maxParallel: 1 },
};
/** Both have no other way to say "none" than 0. */
const mayBeMissing = (name: LimitName): boolean => name !== 'minAdvanceMinutes' && name !== 'graceMinutes';
const locksOut = (name: LimitName, typed: string): boolean =>
  (numberIn(typed) ?? Number.POSITIVE_INFINITY) < (leastThatBooks[name] ?? 0);

const initialOf = ({ rules }: Settings['dashboardInfos'], language: Language): Values => ({
  ...Object.fromEntries(switches.map((name) => [name, checked(rules[name])])),
  stornoTime: textOf(rules.stornoTime),
  discount: textOf(rules.discount),
  players: rules.players,
  guestFee: eurosOf(rules.guestFee, language),
  holidayRegion: textOf(rules.holidayRegion),
  ...Object.fromEntries(
    rules.limits.flatMap(({ role, limits }) => limitNames.map((name) => [`${role}.${name}`, textOf(limits[name])])),
  ),
});

const useSets = (): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const regions = holidayRegions.map((value) => ({ value, label: t(($) => $.rules.regions[value]) }));
  return [
    {
      key: 'switches',
      title: t(($) => $.rules.who),
      fields: switches.map((name) => ({
        ...({ name, kind: 'check', label: t(($) => $.rules[name]), help: t(($) => $.rules.help[name]) } as const),
      })),
    },
    {
      key: 'general',
      title: t(($) => $.rules.general),
      fields: [
        {
          name: 'stornoTime',
          kind: 'number',
          label: t(($) => $.rules.stornoTime),
          help: t(($) => $.rules.help.stornoTime),
        },
        { name: 'discount', kind: 'number', label: t(($) => $.rules.discount) },
        {
          ...({ name: 'players', kind: 'choice', label: t(($) => $.rules.players) } as const),
          help: t(($) => $.rules.help.players),
          options: playerRules.map((value) => ({ value, label: t(($) => $.rules.playerRules[value]) })),
        },
        {
          ...({ name: 'guestFee', kind: 'money', label: t(($) => $.rules.guestFee) } as const),
          help: t(($) => $.rules.help.guestFee),
        },
        {
          ...({ name: 'holidayRegion', kind: 'choice', label: t(($) => $.rules.holidayRegion) } as const),
          help: t(($) => $.rules.help.holidayRegion),
          options: [{ value: '', label: t(($) => $.rules.noRegion) }, ...regions],
        },
      ],
    },
    ...roles.map((role) => ({
      key: role,
      title: t(($) => $.rules.limitsOf[role]),
      help: t(($) => $.rules.limitsHelp),
      fields: limitNames.map((name) => ({
        ...({ name: `${role}.${name}`, kind: 'number', label: t(($) => $.rules[name]) } as const),
        isOptional: mayBeMissing(name),
        warningOf: (value: string) => (locksOut(name, value) ? t(($) => $.rules.locksOut) : null),
      })),
    })),
  ];
};

/** `settings.rules.limits.GUEST.maxParallel` → `GUEST.maxParallel`. */
const fieldOf = (path: string): string => path.replace(/^settings\.rules\.(?:limits\.)?/, '');

/** Who may book, when and how much. */
export const RulesSection = ({ settings: key, onOutdated }: SectionProps<RulesSection_settings$key>) => {
  const settings = useFragment(fragment, key);
  const { t } = useTranslation('settingsAdmin');
  const language = useLanguage();
  const { call, isBusy } = useSaveSettings();
  return (
    <SettingsForm
      sets={useSets()}
      initial={initialOf(settings.dashboardInfos, language)}
      fieldOf={fieldOf}
      isBusy={isBusy}
      onOutdated={onOutdated}
      confirmation={
        settings.dashboardInfos.rules.reviewed
          ? undefined
          : { text: t(($) => $.confirmRules.text), submit: t(($) => $.confirmRules.submit) }
      }
      onSave={(values, _, callbacks) => {
        const limits = roles.map((role) => {
          const typed = (name: LimitName) => numberIn(values[`${role}.${name}`]);
          const required = (name: LimitName) => requiredNumber(values[`${role}.${name}`]);
          return {
            ...{ role, minAdvanceMinutes: required('minAdvanceMinutes'), graceMinutes: required('graceMinutes') },
            ...{ maxAdvanceDays: typed('maxAdvanceDays'), maxOpenBookings: typed('maxOpenBookings') },
            ...{ maxMinutesPerDay: typed('maxMinutesPerDay'), maxParallel: typed('maxParallel') },
          };
        });
        const rules = {
          allowedGuests: values['allowedGuests'] === yes,
          allowedTrainers: values['allowedTrainers'] === yes,
          allowedVouchers: values['allowedVouchers'] === yes,
          allowedSaisonBookings: values['allowedSaisonBookings'] === yes,
          showNames: values['showNames'] === yes,
          avoidGaps: values['avoidGaps'] === yes,
          stornoTime: requiredNumber(values['stornoTime']),
          discount: requiredNumber(values['discount']),
          players: playerRules.find((rule) => rule === values['players']) ?? 'NONE',
          guestFee: cents(centsIn(values['guestFee'])),
          holidayRegion: holidayRegions.find((region) => region === values['holidayRegion']) ?? null,
          limits,
        };
        call({ settings: { rules }, basedOn: settings.dashboardInfos.revision }, callbacks);
      }}
    />
  );
};
