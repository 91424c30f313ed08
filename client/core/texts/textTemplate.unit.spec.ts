import { describe, expect, it } from 'vitest';
import { placeholder, compileTextTemplate } from './textTemplate.ts';

describe('A text template', () => {
  it('can be filled repeatedly with different values', () => {
    const free = compileTextTemplate(`${placeholder('place')}, frei, ${placeholder('price')}`);
    expect(free({ place: 'Platz 3', price: '6,00 €' })).toBe('Platz 3, frei, 6,00 €');
    expect(free({ place: 'Platz 4', price: '7,00 €' })).toBe('Platz 4, frei, 7,00 €');
  });

  it('inserts values unchanged', () => {
    expect(compileTextTemplate(`${placeholder('what')}!`)({ what: '{{place}} $& <b>' })).toBe('{{place}} $& <b>!');
  });

  it('without placeholders is the text itself', () => {
    expect(compileTextTemplate('vorbei')({})).toBe('vorbei');
  });
});
