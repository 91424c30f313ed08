import { type ComponentProps, useState } from 'react';
import { TextField } from './TextField.tsx';

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  /** An ISO day, or empty. */
  value: string;
  /** Each digit may make another day; empty while they make none. */
  onType: (text: string) => void;
};

/**
 * A day whose value comes back late, e.g. by the address. While it has the focus it shows what is typed: the browser begins the typing anew
 * when an older value is written into it, so that 12 became 1 and then 2. Without a whole day, Enter sends nothing.
 */
export const DateField = ({ value, onType, ...field }: DateFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      type="date"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed === '') event.preventDefault();
      }}
    />
  );
};
