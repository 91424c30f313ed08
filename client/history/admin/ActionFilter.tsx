import { useId } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useTranslation } from 'react-i18next';
import { type HistoryKind, historyKinds } from '@platzwart/contracts/catalogue';
import { type EventGroup, type EventType, typesOfGroup } from '@platzwart/contracts/event-facts';
import { deedIn } from '@platzwart/contracts/history-sentence';
import { PickerInput } from '../../ui/material/admin/PickerInput.tsx';

type Action = Readonly<{ type: EventType; label: string; group: string }>;

/** Those that contain each typed word, in the name of their group or in their own. */
const withWords = (actions: readonly Action[], typed: string): Action[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return actions.filter(({ label, group }) => words.every((word) => `${group} ${label}`.toLowerCase().includes(word)));
};

const useActions = (kind: HistoryKind | null): readonly Action[] => {
  const { t } = useTranslation(['historyAdmin', 'history']);
  const groups: readonly EventGroup[] = kind === null ? [...historyKinds, 'PAYMENT'] : [kind];
  return groups.flatMap((group) =>
    typesOfGroup(group).map((type) => ({
      type,
      label: deedIn(t(($) => $.others[type], { ns: 'history', skipInterpolation: true })),
      group: t(($) => (group === 'PAYMENT' ? $.payments : $.kinds[group])),
    })),
  );
};

type ActionFilterProps = {
  kind: HistoryKind | null;
  action: EventType | null;
  onPick: (action: EventType | null) => void;
};

/** A type of event, by typing what its entries say; those of one kind where it is chosen. */
export const ActionFilter = ({ kind, action, onPick }: ActionFilterProps) => {
  const { t } = useTranslation(['historyAdmin', 'personPicker']);
  const id = useId();
  const actions = useActions(kind);
  return (
    <FormControl fullWidth sx={{ gap: 1.5 }}>
      <FormLabel htmlFor={id}>{t(($) => $.filters.action)}</FormLabel>
      <Autocomplete
        id={id}
        options={actions}
        value={actions.find(({ type }) => type === action) ?? null}
        autoHighlight
        groupBy={({ group }) => group}
        filterOptions={(all, { inputValue }) => withWords(all, inputValue)}
        isOptionEqualToValue={(a, b) => a.type === b.type}
        noOptionsText={t(($) => $.noAction)}
        clearText={t(($) => $.clear, { ns: 'personPicker' })}
        openText={t(($) => $.open, { ns: 'personPicker' })}
        closeText={t(($) => $.close, { ns: 'personPicker' })}
        onChange={(_, picked) => onPick(picked?.type ?? null)}
        renderInput={({ slotProps }) => <PickerInput slotProps={slotProps} />}
      />
    </FormControl>
  );
};
