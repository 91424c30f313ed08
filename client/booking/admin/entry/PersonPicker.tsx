import { useEffect, useId, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Input from '@mui/material/Input';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import type { Role } from '@platzwart/contracts/core';
import type { DraftPerson } from './bookingDraft.ts';
import { findPeople } from './findPeople.ts';

const debounceMilliseconds = 200;

/** The people whose name or number begins with what is typed; the last ones while the next are asked for. */
const usePeople = (typed: string, roles: readonly Role[]) => {
  const environment = useRelayEnvironment();
  const [people, setPeople] = useState<readonly DraftPerson[]>([]);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const search = typed.trim();
    if (search === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      setLoading(true);
      findPeople(environment, search, roles)
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
  }, [environment, typed, roles]);
  return { people: typed.trim() === '' ? [] : people, isLoading };
};

const nameOf = ({ firstName, lastName, userID }: DraftPerson): string => `${lastName}, ${firstName} (${userID})`;

type PersonPickerProps = {
  person: DraftPerson | null;
  /** The same list for as long as the category is the same. */
  roles: readonly Role[];
  isRequired: boolean;
  error: string | undefined;
  onPick: (person: DraftPerson | null) => void;
};

/** A person by typing a part of the name or the number. */
export const PersonPicker = ({ person, roles, isRequired, error, onPick }: PersonPickerProps) => {
  const { t } = useTranslation('bookingAdmin');
  const id = useId();
  const [typed, setTyped] = useState('');
  const { people, isLoading } = usePeople(typed, roles);
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ gap: 1.5 }}>
      <FormLabel htmlFor={id}>{t(($) => (isRequired ? $.entry.person : $.entry.personOptional))}</FormLabel>
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
        noOptionsText={t(($) => (typed.trim() === '' ? $.entry.typeName : $.entry.nobody))}
        loadingText={t(($) => $.entry.searching)}
        clearText={t(($) => $.entry.clear)}
        openText={t(($) => $.entry.open)}
        closeText={t(($) => $.entry.close)}
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
          />
        )}
      />
      <FormHelperText id={`${id}-help`} sx={{ margin: 0, typography: 'body2' }}>
        {error ?? t(($) => $.entry.personHelp)}
      </FormHelperText>
    </FormControl>
  );
};
