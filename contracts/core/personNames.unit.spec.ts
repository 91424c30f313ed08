import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companyNameSchema, personNameSchema } from './personNames.ts';

const stored = (name: string): string | null => {
  const parsed = v.safeParse(personNameSchema, name);
  return parsed.success ? parsed.output : null;
};

const asTyped = [
  ...['O', 'E', 'Ng', 'Yi', 'Groß-Müller', 'Özil', 'Þórsdóttir', 'Žofia', 'Łukasiewicz', 'Ångström', 'D’Angelo'],
  ...["O'Neill", "'t Hart", "'s-Gravesande", "van 't Hoff", "D'Angelo", "N'Golo", "Jean-d'Arc", 'L. L. Cool'],
  ...['Dr. Meyer', 'Prof. Dr. h. c. Weiß', 'Meyer jun.', 'Meyer sen.', 'St. John', 'Hans-J.', 'J. R. R.', 'M.'],
  ...['von der Leyen', 'de la Cruz', 'dos Santos', 'bin Rashid', 'al-Farabi', 'ter Stegen', 'zu Guttenberg'],
  ...['Pérez·Gil', 'Gal·la', 'Nguyễn Thị Minh', 'İnönü', 'Ataköy', 'Ñáñez', 'Håkansson', 'Œuvrard', 'Strauß'],
  ...[
    '李',
    '王小明',
    '山田',
    'マリア・ロペス',
    '김',
    '박지성',
    'ณัฐพล',
    'Ἀριστοτέλης',
    'Παπαδόπουλος',
    'Шевченко',
    'Ђорђевић',
  ],
  ...['محمد', 'علی‌رضا', 'דוד', 'श्रीनिवास', 'ශ්‍රීනාත්', 'தமிழ்', 'Արամ', 'გიორგი', 'ሰላም', '𠮷田'],
  ...['Ka‘iulani', 'Oʻzbek', 'Karl-Theodor Maria Nikolaus Johann', 'a'.repeat(50), '𠮷'.repeat(50)],
];

describe('The name of a person', () => {
  it.each(asTyped)('may be %s', (name) => {
    expect(stored(name)).not.toBeNull();
  });

  it.each([
    ['Özil\u2011Schmidt', 'Özil-Schmidt'],
    ['Özil\u2010Schmidt', 'Özil-Schmidt'],
    ['Özil–Schmidt', 'Özil-Schmidt'],
    ['O´Brien', "O'Brien"],
    ['O`Brien', "O'Brien"],
    ['O’Brien', "O'Brien"],
    ['O‘Brien', "O'Brien"],
    ['Oʼzbek', "O'zbek"],
    ['’t Hooft', "'t Hooft"],
    ['Mc\u00a0Donald', 'Mc Donald'],
    ['von\u202fder  Leyen', 'von der Leyen'],
    ['Gal•la', 'Gal·la'],
    ['Ju\u0308rgen', 'Jürgen'],
    ['Mu\u0308ller\u00adSchmidt', 'MüllerSchmidt'],
    ['\u00a0Anna\u00a0', 'Anna'],
    [' Käthe\t', 'Käthe'],
  ])('as %j is stored as %j', (typed, name) => {
    expect(stored(typed)).toBe(name);
  });

  it.each([
    ...['', ' ', '-', "'", "''", '.', '·', '-Meier', '.Meier', 'Meier2', '3D', 'Müller & Söhne', 'a'.repeat(51)],
    ...[
      'O"Neill',
      'O<Neill',
      '=Neill',
      '@Neill',
      '+Neill',
      'Meier;',
      'a_b',
      'a/b',
      'a\\b',
      'Meier (Anna)',
      'Meier, Anna',
    ],
    ...[
      'a\u202eb',
      'a\u200bb',
      'a\u2066b',
      'a\u0007b',
      'a\nb',
      'a\ud800b',
      'a\u200cb',
      'a\ue000b',
      'Anna 🎾',
      '\u0308',
    ],
  ])('is never %j', (name) => {
    expect(stored(name)).toBeNull();
  });
});

describe('The name of a business', () => {
  it.each([
    ...['Müller & Söhne GmbH & Co. KG', 'Autohaus A. Schmidt e.K.', 'SV Werder 1899 e. V.', '3D Druck GmbH', 'X'],
    ...[
      'Café „Zur Post“',
      'Schmidt + Partner mbB',
      'Praxis Dr. Weiß / Dr. Braun',
      '100 % Bio',
      'Yahoo!',
      'a'.repeat(100),
    ],
  ])('may be %s', (name) => {
    expect(v.parse(companyNameSchema, name)).toBe(name);
  });

  it.each(['', ' ', 'a'.repeat(101), 'a\u202eb', 'a\nb', '\u200b', 'a\u0000b'])('is never %j', (name) => {
    expect(v.is(companyNameSchema, name)).toBe(false);
  });
});
