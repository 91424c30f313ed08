import { describe, expect, it } from 'vitest';
import { type SettingField, type Values, malformed } from './settingField.ts';

const isMalformed = (kind: SettingField['kind'], typed: string): boolean =>
  malformed([{ key: 'set', title: 'Regeln', fields: [{ name: 'field', kind, label: 'Feld' }] }], { field: typed })
    .length > 0;

describe('What is typed into a field of the settings', () => {
  it.each([
    ['number', ''],
    ['number', ' '],
    ['decimal', ''],
    ['money', ''],
    ['number', '1,5'],
    ['number', '-5'],
    ['number', '1e9'],
    ['decimal', 'abc'],
    ['money', '-5'],
    ['time', '25:99'],
  ] as const)('is refused as %s: %s', (kind, typed) => {
    expect(isMalformed(kind, typed)).toBe(true);
  });

  it.each(['number', 'decimal', 'money'] as const)('may be nothing as %s where that means something', (kind) => {
    const field = { name: 'field', kind, label: 'Feld', isOptional: true } as const;
    const wrongOf = (typed: string) => malformed([{ key: 'set', title: 'Regeln', fields: [field] }], { field: typed });
    expect([wrongOf(''), wrongOf('x')]).toEqual([[], ['field']]);
  });

  it('may be no number in a row that is empty', () => {
    const field = { name: 'price', kind: 'money', label: 'Preis', neededWith: 'time' } as const;
    const wrongOf = (values: Values) => malformed([{ key: 'set', title: 'Preise', fields: [field] }], values);
    expect([wrongOf({}), wrongOf({ time: '08:00' })]).toEqual([[], ['price']]);
  });

  it('may be no time where none is needed, and not half of one', () => {
    const field = { name: 'field', kind: 'time', label: 'Feld', isOptional: true } as const;
    const wrongOf = (typed: string) => malformed([{ key: 'set', title: 'Preise', fields: [field] }], { field: typed });
    expect([wrongOf(''), wrongOf('8:00')]).toEqual([[], ['field']]);
  });

  it.each([
    ['number', '14'],
    ['number', '0'],
    ['decimal', '0,5'],
    ['money', '12,50'],
    ['time', '24:00'],
    ['text', '1,5'],
  ] as const)('is a %s: %s', (kind, typed) => {
    expect(isMalformed(kind, typed)).toBe(false);
  });
});
