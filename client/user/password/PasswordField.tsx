import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useCapsLock } from './useCapsLock.ts';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'action' | 'help'>;

/** Can be shown, pasted into and filled by a password manager; warns when caps lock is on. */
export const PasswordField = ({ onBlur, ...input }: PasswordFieldProps) => {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  const capsLock = useCapsLock();
  return (
    <TextField
      {...input}
      {...capsLock.handlers}
      onBlur={(event) => {
        capsLock.handlers.onBlur();
        onBlur?.(event);
      }}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      help={capsLock.isOn ? t(($) => $.password.capsLock) : undefined}
      action={
        <IconButton
          icon={isShown ? mdiEyeOffOutline : mdiEyeOutline}
          label={t(($) => (isShown ? $.password.hide : $.password.show))}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
};
