import type { SuccessCode } from '@platzwart/contracts/catalogue';
import type { Language } from '@platzwart/contracts/core';
import { successTextsDe } from '@platzwart/contracts/feature-texts/de';
import { successTextsEn } from '@platzwart/contracts/feature-texts/en';
import type { MutationSuccess } from './sharedTypes.ts';

/** A code without a text does not compile. */
const successTexts: Readonly<Record<Language, Readonly<Record<SuccessCode, string>>>> = {
  de: successTextsDe,
  en: successTextsEn,
};

/** The text with which a mutation reports success. */
export const succeeded = (code: SuccessCode, language: Language): MutationSuccess => ({
  success: true,
  code,
  msg: successTexts[language][code],
});
