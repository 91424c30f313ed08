import { english, german } from './screenTexts.ts';

const choices = {
  language: ['de', 'en'],
  mode: ['light', 'dark'],
  contrast: ['default', 'bold'],
} as const;

export type Appearance = { readonly [Part in keyof typeof choices]: (typeof choices)[Part][number] };
/** With the width of the window in pixels. */
export type SizedAppearance = Appearance & Readonly<{ width: number }>;

const [phone, desktop] = [360, 1280];

export const everyAppearance: readonly Appearance[] = choices.language.flatMap((language) =>
  choices.mode.flatMap((mode) => choices.contrast.map((contrast) => ({ language, mode, contrast }))),
);
export const everySizedAppearance: readonly SizedAppearance[] = everyAppearance.flatMap((appearance) =>
  [phone, desktop].map((width) => ({ ...appearance, width })),
);

/**
 * Four of the 16 combinations cover every pair of settings, except language with mode: colours do not depend on the
 * language, nor texts on the mode.
 */
const pairwise: readonly SizedAppearance[] = [
  { language: 'de', mode: 'light', contrast: 'default', width: phone },
  { language: 'de', mode: 'light', contrast: 'bold', width: desktop },
  { language: 'en', mode: 'dark', contrast: 'default', width: desktop },
  { language: 'en', mode: 'dark', contrast: 'bold', width: phone },
];

export const nameOfAppearance = (appearance: Appearance | SizedAppearance): string => {
  const { language, mode, contrast } = appearance;
  return [language, mode, contrast, ...('width' in appearance ? [`${appearance.width} px`] : [])].join(', ');
};

/** Tags appearances that only `npm run accessibility` covers, and `npm test` does not. */
export const tagOfAppearance = (appearance: Appearance | SizedAppearance): string[] => {
  const isTaken = pairwise.some((taken) => nameOfAppearance(taken).startsWith(nameOfAppearance(appearance)));
  return isTaken ? [] : ['@everyAppearance'];
};

export type Texts = typeof german | typeof english;

export const textsIn = ({ language }: Pick<Appearance, 'language'>): Texts => (language === 'de' ? german : english);
