import { english, german } from './screenTexts.ts';

const choices = {
  language: ['de', 'en'],
  mode: ['light', 'dark'],
  contrast: ['default', 'bold'],
} as const;

type Choice<Part extends keyof typeof choices> = (typeof choices)[Part][number];
/** Language and mode of a page; what else changes its look is changed while it is open. */
export type Coloring = Readonly<{ language: Choice<'language'>; mode: Choice<'mode'> }>;
/** A contrast, and the width of the window in pixels. */
export type Fit = Readonly<{ contrast: Choice<'contrast'>; width: number }>;
/** The fits in which a page is inspected one after the other. */
export type Appearance = Coloring & Readonly<{ fits: readonly Fit[] }>;

const [phone, desktop] = [360, 1280];

export const everyContrast = choices.contrast;
export const everyColoring: readonly Coloring[] = choices.language.flatMap((language) =>
  choices.mode.map((mode) => ({ language, mode })),
);
const narrowInBold: readonly Fit[] = [
  { contrast: 'default', width: desktop },
  { contrast: 'bold', width: phone },
];
const wideInBold: readonly Fit[] = [
  { contrast: 'default', width: phone },
  { contrast: 'bold', width: desktop },
];
export const everyAppearance: readonly Appearance[] = everyColoring.flatMap((coloring) =>
  [narrowInBold, wideInBold].map((fits) => ({ ...coloring, fits })),
);

/**
 * Two of them, with two fits each, cover every pair of settings except language with mode: colours do not depend on the language, nor
 * texts on the mode.
 */
const pairwise: readonly Appearance[] = [
  { language: 'de', mode: 'light', fits: wideInBold },
  { language: 'en', mode: 'dark', fits: narrowInBold },
];

type Named = Coloring & Partial<Appearance>;

export const nameOfAppearance = ({ language, mode, fits = [] }: Named): string =>
  [language, mode, ...fits.map(({ contrast, width }) => `${contrast} at ${width} px`)].join(', ');

/** Tags appearances that only `npm run accessibility` covers, and `npm test` does not. */
export const tagOfAppearance = (appearance: Named): string[] => {
  const isTaken = pairwise.some((taken) => nameOfAppearance(taken).startsWith(nameOfAppearance(appearance)));
  return isTaken ? [] : ['@everyAppearance'];
};

export type Texts = typeof german | typeof english;

export const textsIn = ({ language }: Pick<Coloring, 'language'>): Texts => (language === 'de' ? german : english);
