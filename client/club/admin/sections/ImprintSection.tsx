import type {
  ImprintSection_settings$data,
  ImprintSection_settings$key,
} from '../../../__generated__/ImprintSection_settings.graphql.ts';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { type FieldSet, type Values, numberOfPerson, orNull, personValue, textOf } from '../form/settingField.ts';
import { useSaveSettings } from '../useSaveSettings.ts';
import type { SectionProps } from './sectionProps.ts';

const fragment = graphql`
  fragment ImprintSection_settings on Query {
    dashboardInfos {
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
  board: (imprint?.board ?? []).map(({ userID }) => userID).join(', '),
  responsible: personValue(imprint?.responsible),
  registerCourt: textOf(imprint?.registerCourt),
  registerNumber: textOf(imprint?.registerNumber),
  vatId: textOf(imprint?.vatId),
});

const useSets = ({ imprint }: Settings['dashboardInfos']): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const board = (imprint?.board ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  const help = {
    board: t(($) => $.imprint.boardHelp, { names: board }),
    responsible: t(($) => $.imprint.responsibleHelp),
  };
  // Nobody's role is asked for: any person of the club may answer for the content.
  const responsible = imprint?.responsible ? { ...imprint.responsible, role: 'MEMBER' as const } : null;
  return [
    {
      key: 'imprint',
      title: t(($) => $.sections.imprint),
      fields: names.map((name) => {
        const label = t(($) => $.imprint[name]);
        if (name === 'responsible') return { name, kind: 'person', label, help: help.responsible, person: responsible };
        return { name, kind: 'text', label, ...(name === 'board' && { help: help.board }) };
      }),
    },
  ];
};

/** `settings.imprint.board.1` → `board`. */
const fieldOf = (path: string): string => names.find((name) => path.split('.').includes(name)) ?? 'registerCourt';

/** Who the imprint names; the board by member numbers, who is responsible for the content by name. */
export const ImprintSection = ({ settings: key, onSaved }: SectionProps<ImprintSection_settings$key>) => {
  const settings = useFragment(fragment, key);
  const { call, isBusy } = useSaveSettings();
  return (
    <SettingsForm
      sets={useSets(settings.dashboardInfos)}
      initial={initialOf(settings.dashboardInfos)}
      fieldOf={fieldOf}
      isBusy={isBusy}
      onSaved={onSaved}
      onSave={(values, _, callbacks) => {
        const imprint = {
          board: (values['board'] ?? '').split(/[\s,;]+/).filter((number) => number !== ''),
          responsible: numberOfPerson(values['responsible']),
          registerCourt: orNull(values['registerCourt']),
          registerNumber: orNull(values['registerNumber']),
          vatId: orNull(values['vatId']),
        };
        call({ settings: { imprint } }, callbacks);
      }}
    />
  );
};
