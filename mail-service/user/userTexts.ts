import type { Language } from '@platzwart/contracts/core';
import { userTextsDe } from './userTexts.de.ts';
import { userTextsEn } from './userTexts.en.ts';
import type { UserTexts } from './userTextShape.ts';

export const userTexts: Readonly<Record<Language, UserTexts>> = { de: userTextsDe, en: userTextsEn };
