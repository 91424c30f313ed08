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

/** Language and mode; both contrasts are shown on one loaded page (wearColors.ts). */
export type Coloring = Pick<Appearance, 'language' | 'mode'>;

export const everyContrast = choices.contrast;
export const everyColoring: readonly Coloring[] = choices.language.flatMap((language) =>
  choices.mode.map((mode) => ({ language, mode })),
);
export const everySizedAppearance: readonly SizedAppearance[] = everyColoring.flatMap((coloring) =>
  everyContrast.flatMap((contrast) => [phone, desktop].map((width) => ({ ...coloring, contrast, width }))),
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

type Named = Coloring & Partial<SizedAppearance>;

export const nameOfAppearance = ({ language, mode, contrast, width }: Named): string =>
  [language, mode, ...(contrast ? [contrast] : []), ...(width ? [`${width} px`] : [])].join(', ');

/** Tags appearances that only `npm run accessibility` covers, and `npm test` does not. */
export const tagOfAppearance = (appearance: Named): string[] => {
  const isTaken = pairwise.some((taken) => nameOfAppearance(taken).startsWith(nameOfAppearance(appearance)));
  return isTaken ? [] : ['@everyAppearance'];
};

export type Texts = typeof german | typeof english;

export const textsIn = ({ language }: Pick<Appearance, 'language'>): Texts => (language === 'de' ? german : english);
