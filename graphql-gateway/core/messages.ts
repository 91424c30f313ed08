import type { SuccessCode } from '@platzwart/contracts/catalogue';
import type { Language } from '@platzwart/contracts/core';
import type { MutationSuccess } from './sharedTypes.ts';
import { successTexts } from './successTexts.ts';

/** The text with which a mutation reports success. */
export const succeeded = (code: SuccessCode, language: Language): MutationSuccess => ({
  success: true,
  code,
  msg: successTexts[language][code],
});
