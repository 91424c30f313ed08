import { useId, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslation } from 'react-i18next';
import { PickerInput } from '../../ui/material/admin/PickerInput.tsx';
import { type Pickable, type PickedPerson, nameInList } from './findPeople.ts';
import { useFoundPeople } from './useFoundPeople.ts';

type PersonPickerProps = {
  label: string;
  help: string | undefined;
  person: PickedPerson | null;
  /** The same object for as long as the same people can be picked. */
  pickable: Pickable;
  error?: string | undefined;
  onPick: (person: PickedPerson | null) => void;
};

/** A person by typing a part of the name or the number. The page names the namespace `personPicker`. */
export const PersonPicker = ({ label, help, person, pickable, error, onPick }: PersonPickerProps) => {
  const { t } = useTranslation('personPicker');
  const id = useId();
  const [typed, setTyped] = useState('');
  const { people, isLoading } = useFoundPeople(typed, pickable);
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ gap: 1.5 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Autocomplete
        id={id}
        options={people}
        value={person}
        inputValue={typed}
        autoHighlight
        loading={isLoading}
        filterOptions={(all) => [...all]}
        getOptionLabel={nameInList}
        isOptionEqualToValue={(a, b) => a.userID === b.userID}
        noOptionsText={t(($) => (typed.trim() === '' ? $.typeName : $.nobody))}
        loadingText={t(($) => $.searching)}
        clearText={t(($) => $.clear)}
        openText={t(($) => $.open)}
        closeText={t(($) => $.close)}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, picked) => onPick(picked)}
        renderInput={({ slotProps }) => (
          <PickerInput slotProps={slotProps} isWrong={error !== undefined} describedBy={`${id}-help`} />
        )}
      />
      <FormHelperText id={`${id}-help`} sx={{ margin: 0, typography: 'body2' }}>
        {error ?? help}
      </FormHelperText>
    </FormControl>
  );
};
