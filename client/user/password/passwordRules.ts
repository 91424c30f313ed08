import * as v from 'valibot';
import { passwordSchema } from '@platzwart/contracts/user';
import { isPersonalWord } from './passwordSchema.ts';

type PasswordInput = Readonly<{ password: string; confirmation: string; personalWords: readonly string[] }>;

export type PasswordRule = 'long' | 'notOwn' | 'same';

/** The fulfilled rules of a new password; the rule about one's own name only where the page knows the name. */
export const passwordRules = ({
  password,
  confirmation,
  personalWords,
}: PasswordInput): readonly Readonly<{ rule: PasswordRule; isMet: boolean }>[] => {
  const isLong = v.is(passwordSchema, password);
  return [
    { rule: 'long', isMet: isLong },
    ...(personalWords.length > 0
      ? [{ rule: 'notOwn' as const, isMet: password !== '' && !isPersonalWord(password, personalWords) }]
      : []),
    { rule: 'same', isMet: password !== '' && password === confirmation },
  ];
};
