import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Typed = Readonly<{ value?: unknown; defaultValue?: unknown; type?: string | undefined }>;

/**
 * The error of a text that has what no text of the server may have: characters that nobody sees, so that nobody finds out why it is refused
 * (decisions.md Q6). `note` takes what is typed where a form library keeps the value. A password may have every character.
 */
export const useInvisibleError = ({ value, defaultValue, type }: Typed, isWrong: (text: string) => boolean) => {
  const { t } = useTranslation('core');
  const [noted, note] = useState(typeof defaultValue === 'string' ? defaultValue : '');
  const text = typeof value === 'string' ? value : noted;
  const invisibleError = type !== 'password' && isWrong(text) ? t(($) => $.invisibleText) : undefined;
  return { invisibleError, note };
};
