import { type ChangeEventHandler, type FocusEventHandler, type Ref, useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Select from '@mui/material/Select';

type AdminSelectProps = {
  label: string;
  help?: string | undefined;
  /** What is wrong with the choice; read out with it. */
  error?: string | undefined;
  options: readonly Readonly<{ value: string; label: string }>[];
  /** Omitted where a form library keeps the value by `ref`. */
  value?: string;
  name?: string;
  ref?: Ref<HTMLSelectElement>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
};

/** A choice of one option by the browser's own list, which works well on every phone. */
export const AdminSelect = ({ label, help, error, options, ref, ...select }: AdminSelectProps) => {
  const id = useId();
  const described = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`]
    .filter(Boolean)
    .join(' ');
  return (
    <FormControl fullWidth sx={{ gap: 1.5 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Select
        native
        // The outlined variant puts a fieldset over the text, so that axe cannot judge its contrast.
        variant="standard"
        disableUnderline
        inputRef={ref}
        inputProps={{
          ...{ ...select, id, 'aria-invalid': error !== undefined },
          'aria-describedby': described === '' ? undefined : described,
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error sx={{ margin: 0, typography: 'body2' }}>
          {error}
        </FormHelperText>
      )}
      {help !== undefined && (
        <FormHelperText id={`${id}-help`} sx={{ margin: 0, typography: 'body2' }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
};
