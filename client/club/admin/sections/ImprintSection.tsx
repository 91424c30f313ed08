import type {
  ImprintSection_settings$data,
  ImprintSection_settings$key,
} from '../../../__generated__/ImprintSection_settings.graphql.ts';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { type FieldSet, type Values, orNull, textOf } from '../form/settingField.ts';
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
  responsible: textOf(imprint?.responsible?.userID),
  registerCourt: textOf(imprint?.registerCourt),
  registerNumber: textOf(imprint?.registerNumber),
  vatId: textOf(imprint?.vatId),
});

const useSets = ({ imprint }: Settings['dashboardInfos']): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const board = (imprint?.board ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  const help = { board: t(($) => $.imprint.boardHelp, { names: board }), responsible: t(($) => $.imprint.numberHelp) };
  return [
    {
      key: 'imprint',
      title: t(($) => $.sections.imprint),
      fields: names.map((name) => ({
        ...({ name, kind: 'text', label: t(($) => $.imprint[name]) } as const),
        ...(name in help && { help: help[name === 'board' ? 'board' : 'responsible'] }),
      })),
    },
  ];
};

/** `settings.imprint.board.1` → `board`. */
const fieldOf = (path: string): string => names.find((name) => path.split('.').includes(name)) ?? 'registerCourt';

/** Who the imprint names; people are given by member number. */
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
          responsible: orNull(values['responsible']),
          registerCourt: orNull(values['registerCourt']),
          registerNumber: orNull(values['registerNumber']),
          vatId: orNull(values['vatId']),
        };
        call({ settings: { imprint } }, callbacks);
      }}
    />
  );
};
