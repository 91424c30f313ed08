import { useEffect, useId, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Input from '@mui/material/Input';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { type Pickable, type PickedPerson, findPeople } from './findPeople.ts';

const debounceMilliseconds = 200;

/** The people whose name or number begins with what is typed; the last ones while the next are asked for. */
const usePeople = (typed: string, pickable: Pickable) => {
  const environment = useRelayEnvironment();
  const [people, setPeople] = useState<readonly PickedPerson[]>([]);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const search = typed.trim();
    if (search === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      setLoading(true);
      findPeople(environment, search, pickable)
        .then(
          (found) => isWanted && setPeople(found),
          () => isWanted && setPeople([]),
        )
        .finally(() => setLoading(false));
    }, debounceMilliseconds);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [environment, typed, pickable]);
  return { people: typed.trim() === '' ? [] : people, isLoading };
};

const nameOf = ({ firstName, lastName, userID }: PickedPerson): string => `${lastName}, ${firstName} (${userID})`;

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
  const { people, isLoading } = usePeople(typed, pickable);
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
        getOptionLabel={nameOf}
        isOptionEqualToValue={(a, b) => a.userID === b.userID}
        noOptionsText={t(($) => (typed.trim() === '' ? $.typeName : $.nobody))}
        loadingText={t(($) => $.searching)}
        clearText={t(($) => $.clear)}
        openText={t(($) => $.open)}
        closeText={t(($) => $.close)}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, picked) => onPick(picked)}
        renderInput={({ slotProps }) => (
          <Input
            ref={slotProps.input.ref}
            className={slotProps.input.className}
            endAdornment={slotProps.input.endAdornment}
            onMouseDown={slotProps.input.onMouseDown}
            inputProps={{
              ...slotProps.htmlInput,
              'aria-describedby': `${id}-help`,
              'aria-invalid': error !== undefined,
            }}
            disableUnderline
            fullWidth
            // MUI begins the text at the border.
            sx={{ '&.MuiAutocomplete-inputRoot .MuiAutocomplete-input': { paddingInlineStart: 4 } }}
          />
        )}
      />
      <FormHelperText id={`${id}-help`} sx={{ margin: 0, typography: 'body2' }}>
        {error ?? help}
      </FormHelperText>
    </FormControl>
  );
};
