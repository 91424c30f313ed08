import type {
  ImprintSection_settings$data,
  ImprintSection_settings$key,
} from '../../../__generated__/ImprintSection_settings.graphql.ts';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { SettingsForm } from '../form/SettingsForm.tsx';
import {
  type FieldSet,
  type Values,
  numberOfPerson,
  numbersOfPeople,
  orNull,
  peopleValue,
  personValue,
  textOf,
} from '../form/settingField.ts';
import { useSaveSettings } from '../useSaveSettings.ts';
import type { SectionProps } from './sectionProps.ts';

const fragment = graphql`
  fragment ImprintSection_settings on Query {
    dashboardInfos {
      revision
      imprint {
        board {
          userID
          firstName
          lastName
        }
        responsible {
          userID
          firstName
          lastName
        }
        registerCourt
        registerNumber
        vatId
      }
    }
  }
`;
type Settings = ImprintSection_settings$data;

const names = ['board', 'responsible', 'registerCourt', 'registerNumber', 'vatId'] as const;

const initialOf = ({ imprint }: Settings['dashboardInfos']): Values => ({
  board: peopleValue(imprint?.board ?? []),
  responsible: personValue(imprint?.responsible),
  registerCourt: textOf(imprint?.registerCourt),
  registerNumber: textOf(imprint?.registerNumber),
  vatId: textOf(imprint?.vatId),
});

/** The court says nothing without the number, nor the number without the court. */
const limitsOf = (help: string) =>
  ({
    registerCourt: { maxLength: 100, neededWith: 'registerNumber', help },
    registerNumber: { maxLength: 40, neededWith: 'registerCourt', help },
    vatId: { maxLength: 20 },
  }) as const;

const useSets = ({ imprint }: Settings['dashboardInfos']): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  // Nobody's role is asked for: any person of the club may be named.
  const responsible = imprint?.responsible ? { ...imprint.responsible, role: 'MEMBER' as const } : null;
  const people = (imprint?.board ?? []).map(({ userID, firstName, lastName }) => ({
    ...{ userID, firstName, lastName, role: 'MEMBER' as const },
  }));
  return [
    {
      key: 'imprint',
      title: t(($) => $.sections.imprint),
      fields: names.map((name) => {
        const label = t(($) => $.imprint[name]);
        if (name === 'board') return { name, kind: 'people', label, help: t(($) => $.imprint.boardHelp), people };
        if (name !== 'responsible')
          return { name, kind: 'text', label, ...limitsOf(t(($) => $.imprint.registerHelp))[name] };
        return { name, kind: 'person', label, help: t(($) => $.imprint.responsibleHelp), person: responsible };
      }),
    },
  ];
};

/** `settings.imprint.board.1` → `board`. */
const fieldOf = (path: string): string => names.find((name) => path.split('.').includes(name)) ?? 'registerCourt';

/** Who the imprint names; all of them by name. */
export const ImprintSection = ({ settings: key, onOutdated }: SectionProps<ImprintSection_settings$key>) => {
  const settings = useFragment(fragment, key);
  const { call, isBusy } = useSaveSettings();
  return (
    <SettingsForm
      sets={useSets(settings.dashboardInfos)}
      initial={initialOf(settings.dashboardInfos)}
      fieldOf={fieldOf}
      isBusy={isBusy}
      onOutdated={onOutdated}
      onSave={(values, _, callbacks) => {
        const imprint = {
          board: numbersOfPeople(values['board']),
          responsible: numberOfPerson(values['responsible']),
          registerCourt: orNull(values['registerCourt']),
          registerNumber: orNull(values['registerNumber']),
          vatId: orNull(values['vatId']),
        };
        call({ settings: { imprint }, basedOn: settings.dashboardInfos.revision }, callbacks);
      }}
    />
  );
};
