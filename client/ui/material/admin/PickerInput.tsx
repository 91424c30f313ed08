import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Input from '@mui/material/Input';

type PickerInputProps = Pick<AutocompleteRenderInputParams, 'slotProps'> & { isWrong?: boolean; describedBy?: string };

/** The text field of an `Autocomplete`, framed like the other fields. */
export const PickerInput = ({ slotProps: { input, htmlInput }, isWrong = false, describedBy }: PickerInputProps) => (
  <Input
    {...input}
    inputProps={{ ...htmlInput, 'aria-describedby': describedBy, 'aria-invalid': isWrong }}
    disableUnderline
    fullWidth
    sx={{
      // MUI begins the text at the border.
      '&.MuiAutocomplete-inputRoot .MuiAutocomplete-input': { paddingInlineStart: 4 },
      // MUI shows it to a mouse only: a finger would need two taps.
      '& .MuiAutocomplete-clearIndicator': { visibility: 'visible' },
    }}
  />
);
