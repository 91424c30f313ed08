/** The general categories of Unicode (UAX #44); `Cs` are halves of surrogate pairs. */
const categories = [
  ...['Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Mn', 'Mc', 'Me', 'Nd', 'Nl', 'No', 'Pc', 'Pd', 'Ps', 'Pe', 'Pi', 'Pf', 'Po'],
  ...['Sm', 'Sc', 'Sk', 'So', 'Zs', 'Zl', 'Zp', 'Cc', 'Cf', 'Cs', 'Co', 'Cn'],
];
const samplesOfEach = 4;

const everyCharacter = (): readonly string[] =>
  Array.from({ length: 0x11_00_00 }, (_, point) => String.fromCodePoint(point));

/** The first and the last of a category, and some between them. */
const charactersOf = (category: string, all: readonly string[]): readonly string[] => {
  const pattern = new RegExp(`\\p{${category}}`, 'u');
  const found = all.filter((character) => pattern.test(character));
  const step = (found.length - 1) / (samplesOfEach - 1);
  return Array.from({ length: samplesOfEach }, (_, sample) => found[Math.round(sample * step)] ?? '');
};

/** Letters around the character, so that no rule about the length or the ends of a text refuses it. */
const around = (character: string): string => `Mi${character}a`;

/** Texts with characters of each category. */
export const unicodeClasses = () => {
  const all = everyCharacter();
  return categories.map((category) => ({ category, samples: charactersOf(category, all).map(around) }));
};

const isolated = ['Cc', 'Cf', 'Cs', 'Co', 'Cn', 'Zl'];

/** A text for each category that tables, screens or e-mails cannot take, and one with all the others. */
export const oneOfEachClass = (): readonly string[] => {
  const classes = unicodeClasses();
  return [
    ...classes.filter(({ category }) => isolated.includes(category)).map(({ samples }) => samples[1] ?? ''),
    classes
      .filter(({ category }) => !isolated.includes(category))
      .map(({ samples }) => samples[0]?.at(2) ?? '')
      .join(''),
    'Mi\u0000a',
    'Mia',
  ];
};
