import { describe, expect, it } from 'vitest';
import { codePages } from './codePages.ts';
import { decodeText } from './decodeText.ts';

const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];
const bytes = (...parts: readonly (string | number)[]): Buffer =>
  Buffer.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : ascii(part))));
const xml = (encoding: string, ...parts: readonly (string | number)[]): Buffer =>
  bytes(`<?xml version="1.0" encoding="${encoding}"?>`, ...parts);

describe('The text of a file of a bank', () => {
  it.each<readonly [string, Buffer, string]>([
    ['UTF-8', Buffer.from('Jörg Müller – 50 €'), 'Jörg Müller – 50 €'],
    ['UTF-8 with its mark', Buffer.from('\u{FEFF}:20:ä'), ':20:ä'],
    ['UTF-16 with its mark', Buffer.from('\u{FEFF}Jörg', 'utf16le'), 'Jörg'],
    ['UTF-16 the other way round', Buffer.from('\u{FEFF}Jörg', 'utf16le').swap16(), 'Jörg'],
    ['UTF-8 with letters broken at the end of a line', bytes('M', 0xc3, '\r\n', 0xbc, 'ller'), 'Mü\r\nller'],
    ['UTF-8 with letters broken between fields', bytes('M', 0xc3, '?21', 0xbc, 'ller'), 'Mü?21ller'],
    ['ISO 8859-1', bytes('J', 0xf6, 'rg M', 0xfc, 'ller, Stra', 0xdf, 'e'), 'Jörg Müller, Straße'],
    ['Windows-1252, its euro', bytes('50 ', 0x80), '50 €'],
    ['Windows-1252, its apostrophe', bytes('O', 0x92, 'Brien'), 'O’Brien'],
    ['Windows-1252, its dash', bytes('Tennis ', 0x96, ' Platz 3'), 'Tennis – Platz 3'],
    [
      'Windows-1252, its quotes',
      bytes(0x84, 'Platz 3', 0x93, ' f', 0xfc, 'r ', 0x84, 'Anna', 0x94),
      '„Platz 3“ für „Anna”',
    ],
    ['Windows-1252, letters of neighbours', bytes('Ko', 0x9a, 'ice, ', 0x8a, 'koda'), 'Košice, Škoda'],
    ['CP850 in capitals', bytes('M', 0x9a, 'LLER'), 'MÜLLER'],
    ['CP850 in small letters', bytes('J', 0x94, 'rg M', 0x81, 'ller, Stra', 0xe1, 'e'), 'Jörg Müller, Straße'],
    ['CP850 at the beginning of a word', bytes(0x8e, 'rger, ', 0x99, 'zil, ', 0x9a, 'BUNG'), 'Ärger, Özil, ÜBUNG'],
    ['CP850 with accents', bytes('Ren', 0x82, ' M', 0x81, 'ller'), 'René Müller'],
    [
      'declared ISO 8859-15',
      xml('ISO-8859-15', '<a>5 ', 0xa4, ' ', 0xa6, '</a>'),
      '<?xml version="1.0" encoding="ISO-8859-15"?><a>5 € Š</a>',
    ],
    [
      'declared ISO 8859-1 with signs of Windows',
      xml('ISO-8859-1', 0x80),
      '<?xml version="1.0" encoding="ISO-8859-1"?>€',
    ],
    ['declared CP437', xml('IBM437', 0xe1, 0x9a), '<?xml version="1.0" encoding="IBM437"?>ßÜ'],
    [
      'declared ISO 8859-1 and yet UTF-8',
      xml('ISO-8859-1', 0xc3, 0xbc),
      '<?xml version="1.0" encoding="ISO-8859-1"?>ü',
    ],
  ])('is read from %s', (_, file, text) => {
    expect(decodeText(file)).toBe(text);
  });

  it('has 128 characters in each code page', () => {
    expect(Object.values(codePages).map(({ length }) => length)).toEqual([128, 128, 128, 128]);
  });
});
