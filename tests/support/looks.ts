import { english, german } from './screenTexts.ts';

const choices = {
  language: ['de', 'en'],
  mode: ['light', 'dark'],
  contrast: ['default', 'bold'],
} as const;

export type Look = { readonly [Part in keyof typeof choices]: (typeof choices)[Part][number] };
/** Seen in a window of so many pixels. */
export type SizedLook = Look & Readonly<{ width: number }>;

const [phone, desk] = [360, 1280];

export const everyLook: readonly Look[] = choices.language.flatMap((language) =>
  choices.mode.flatMap((mode) => choices.contrast.map((contrast) => ({ language, mode, contrast }))),
);
export const everySizedLook: readonly SizedLook[] = everyLook.flatMap((look) =>
  [phone, desk].map((width) => ({ ...look, width })),
);

/** Any choice of one kind meets any choice of another in one of these: a pair that goes wrong is seen in five of sixteen. */
const pairwise: readonly SizedLook[] = [
  { language: 'de', mode: 'light', contrast: 'default', width: phone },
  { language: 'en', mode: 'light', contrast: 'bold', width: desk },
  { language: 'en', mode: 'dark', contrast: 'default', width: desk },
  { language: 'de', mode: 'dark', contrast: 'bold', width: desk },
  { language: 'en', mode: 'dark', contrast: 'bold', width: phone },
];

export const nameOfLook = (look: Look | SizedLook): string => {
  const { language, mode, contrast } = look;
  return [language, mode, contrast, ...('width' in look ? [`${look.width} px`] : [])].join(', ');
};

/** Leaves a look to `npm run accessibility` where it is none of those that `npm test` takes. */
export const tagOfLook = (look: Look | SizedLook): string[] => {
  const isTaken = pairwise.some((taken) => nameOfLook(taken).startsWith(nameOfLook(look)));
  return isTaken ? [] : ['@everyLook'];
};

export type Texts = typeof german | typeof english;

export const textsIn = ({ language }: Pick<Look, 'language'>): Texts => (language === 'de' ? german : english);
