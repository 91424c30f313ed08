import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hasWellFormedTexts, lineSchema, linesSchema, repairTexts, textSchema, withVisibleLines } from './texts.ts';

const isText = (text: string): boolean => v.is(textSchema, text);
const isLine = (text: string): boolean => v.is(lineSchema, text);
const areLines = (text: string): boolean => v.is(linesSchema, text);

describe('Text that a command takes', () => {
  it.each(['', 'Straße des 17. Juni', 'Παπαδόπουλος', '🎾', '\t\n\u200b\u202e', '\ufffd'])('may be %j', (text) => {
    expect(isText(text)).toBe(true);
  });

  it.each(['\ud800', 'a\udc00', '\udc00\ud800', 'a\u0000b'])('is never %j', (text) => {
    expect([isText(text), isLine(`a${text}b`), areLines(`a${text}b`)]).toEqual([false, false, false]);
  });

  it('is refused exactly where it cannot be encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 0xff_ff }), (text, unit) => {
        const mixed = text + String.fromCharCode(unit);
        const isKept = Buffer.from(mixed, 'utf8').toString('utf8') === mixed && !mixed.includes('\0');
        expect(isText(mixed)).toBe(isKept);
      }),
    );
  });
});

describe('A line in a name or an address', () => {
  it.each(['Groß-Müller', "O'Neill", 'Nguyễn Thị', 'Straße 7 a', 'Ж', '東京', '한글', 'ข้าว', ' am Rand '])(
    'may be %j',
    (text) => {
      expect(isLine(text)).toBe(true);
    },
  );

  it.each([
    ['a line end', '\n'],
    ['a tab', '\t'],
    ['a control character', '\u0007'],
    ['a control character of the upper half', '\u0085'],
    ['a joiner that Latin letters have no use for', '\u200c'],
    ['a space of no width', '\u200b'],
    ['an order mark', '\ufeff'],
    ['a mark for the direction', '\u200f'],
    ['another one, of Arabic', '\u061c'],
    ['a reversal of direction', '\u202e'],
    ['an isolate', '\u2066'],
    ['a separator of lines', '\u2028'],
    ['a separator of paragraphs', '\u2029'],
    ['a letter that is drawn as nothing', '\u3164'],
    ['a mark that is drawn as nothing', '\u034f'],
    ['an empty pattern', '\u2800'],
    ['a tag', '\u{e0041}'],
    ['a private character', '\ue000'],
    ['another one', '\u{f0000}'],
    ['an unassigned one', '\u0378'],
    ['a noncharacter', '\ufffe'],
    ['another one', '\u{1ffff}'],
  ])('never holds %s', (_, character) => {
    expect(isLine(`a${character}b`)).toBe(false);
  });
});

describe('A line with what keyboards and word processors write', () => {
  it.each([
    ...['Sommerfest ☀️', 'Regen 🌧️', 'Danke ❤️', 'Familientag 👨‍👩‍👧', 'Runde 1️⃣', '⚠️ Gesperrt', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 gegen 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈'],
    ...['👍🏽', '🤦🏽‍♀️', '🇩🇪', '©️ Verein', '☀︎', 'علی‌رضا', 'ශ්‍රී ලංකා', 'क्‍ष'],
  ])('keeps %s', (text) => {
    expect(v.parse(lineSchema, text)).toBe(text);
  });

  it.each([
    ['Mitglieder\u00adversammlung', 'Mitgliederversammlung'],
    ['a\u200db', 'ab'],
    ['a\ufe0fb', 'ab'],
    ['☀️\u200d Sommer', '☀️ Sommer'],
    ['Jahresend\u00adfeier\u00ad', 'Jahresendfeier'],
    ['Ju\u0308rgen', 'Jürgen'],
  ])('makes %j %s', (typed, text) => {
    expect(v.parse(lineSchema, typed)).toBe(text);
  });

  it.each(['\u{e0067}', '\u{1f3f4}\u{e0001}', 'a\u200cb', '☀\u200b', '\u200d\u202e'])('refuses %j', (text) => {
    expect(isLine(text)).toBe(false);
  });

  it('is nothing where all of it is left out', () => {
    expect(v.parse(lineSchema, '\u00ad\u200d\ufe0f ')).toBe('');
  });
});

describe('Lines of a remark', () => {
  it.each(['Bring Bälle mit.\nDanke!\r\n\tBen', '👩‍👧 ❤️', 'می‌خواهم'])('may be %j', (text) => {
    expect(areLines(text)).toBe(true);
  });

  it.each(['\u0007', '\u202e', '\u2066', '\u200f', '\u001b', '\ufffe'])('never hold %j', (character) => {
    expect(areLines(`a${character}b`)).toBe(false);
  });
});

describe('An input with visible lines', () => {
  const schema = withVisibleLines(v.object({ name: v.string(), courts: v.array(v.object({ name: v.string() })) }));

  it('is refused with the path of each other text', () => {
    const parsed = v.safeParse(schema, { name: 'a\u202e', courts: [{ name: 'Platz 1' }, { name: 'b\u200b' }] });
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toEqual(['name', 'courts.1.name']);
  });

  it('loses soft hyphens, and keeps emoji', () => {
    const input = { name: 'Ten\u00adnis ☀️', courts: [{ name: 'Hal\u00adle' }] };
    expect(v.parse(schema, input)).toEqual({ name: 'Tennis ☀️', courts: [{ name: 'Halle' }] });
  });

  it('is unchanged', () => {
    const input = { name: 'Halle', courts: [{ name: 'Platz 1' }] };
    expect(v.parse(schema, input)).toEqual(input);
  });
});

describe('Repairing texts', () => {
  it('replaces what is ill-formed, wherever it is, and nothing else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hasWellFormedTexts(repairTexts(value))).toBe(true);
        if (hasWellFormedTexts(value)) expect(repairTexts(value)).toBe(value);
      }),
    );
    expect(repairTexts({ a: ['x\ud800y', 1, null, { b: 'c\0' }] })).toEqual({
      a: ['x\ufffdy', 1, null, { b: 'c\ufffd' }],
    });
  });
});
