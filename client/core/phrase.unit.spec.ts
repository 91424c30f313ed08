import { describe, expect, it } from 'vitest';
import { hole, phraseOf } from './phrase.ts';

describe('A phrase', () => {
  it('says the same text with other values each time', () => {
    const free = phraseOf(`${hole('place')}, frei, ${hole('price')}`);
    expect(free({ place: 'Platz 3', price: '6,00 €' })).toBe('Platz 3, frei, 6,00 €');
    expect(free({ place: 'Platz 4', price: '7,00 €' })).toBe('Platz 4, frei, 7,00 €');
  });

  it('takes what is put in as it is', () => {
    expect(phraseOf(`${hole('what')}!`)({ what: '{{place}} $& <b>' })).toBe('{{place}} $& <b>!');
  });

  it('is nothing but itself without holes', () => {
    expect(phraseOf('vorbei')({})).toBe('vorbei');
  });
});
