import * as v from 'valibot';
import { passwordSchema } from '@platzwart/contracts/user';
import { isOwnWord } from './passwordSchema.ts';

type Typed = Readonly<{ password: string; confirmation: string; ownWords: readonly string[] }>;

export type PasswordRule = 'long' | 'notOwn' | 'same';

/** What a new password fulfils so far; the rule about one's own name only where the page knows it. */
export const passwordRules = ({
  password,
  confirmation,
  ownWords,
}: Typed): readonly Readonly<{ rule: PasswordRule; isMet: boolean }>[] => {
  const isLong = v.is(passwordSchema, password);
  return [
    { rule: 'long', isMet: isLong },
    ...(ownWords.length > 0
      ? [{ rule: 'notOwn' as const, isMet: password !== '' && !isOwnWord(password, ownWords) }]
      : []),
    { rule: 'same', isMet: password !== '' && password === confirmation },
  ];
};
