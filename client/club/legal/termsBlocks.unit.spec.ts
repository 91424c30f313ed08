import { describe, expect, it } from 'vitest';
import { termsBlocks } from './termsBlocks.ts';

describe('The text of the terms', () => {
  it('has headings, paragraphs and lists', () => {
    expect(
      termsBlocks('# Plätze\r\nNach dem Spiel\nabziehen.\n\nDanach wässern.\n- Besen\n- Schlauch\nSchluss.'),
    ).toEqual([
      { kind: 'heading', text: 'Plätze' },
      { kind: 'paragraph', text: 'Nach dem Spiel abziehen.' },
      { kind: 'paragraph', text: 'Danach wässern.' },
      { kind: 'list', items: ['Besen', 'Schlauch'] },
      { kind: 'paragraph', text: 'Schluss.' },
    ]);
  });

  it('is text, whatever looks like something else in it', () => {
    expect(termsBlocks('<b>fett</b> [Link](javascript:alert(1))\n#5 und -3')).toEqual([
      { kind: 'paragraph', text: '<b>fett</b> [Link](javascript:alert(1)) #5 und -3' },
    ]);
  });

  it('is nothing where nothing is written', () => {
    expect(termsBlocks(' \n\n')).toEqual([]);
  });
});
