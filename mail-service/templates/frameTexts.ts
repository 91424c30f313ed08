import type { Language } from '@platzwart/contracts/core';

const de = {
  ifButtonFails: 'Falls der Knopf nicht geht, kopiere diese Adresse in deinen Browser:',
  automatic: 'Diese E-Mail wurde automatisch verschickt.',
};

export type FrameTexts = typeof de;

const en: FrameTexts = {
  ifButtonFails: 'If the button does not work, copy this address into your browser:',
  automatic: 'This e-mail was sent automatically.',
};

/** The texts that surround every e-mail. */
export const frameTexts: Readonly<Record<Language, FrameTexts>> = { de, en };
