import { position } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { clubTexts } from './clubTexts.ts';

it.each([
  ['de', 'Summe, Position 1675: 1 was paid'],
  ['en', 'Total, position 1675: 1 was paid'],
] as const)('an e-mail in %s names the proof that failed in words', (language, line) => {
  const flaw = { proof: 'TOTALS', position: position('00000000000000001675'), because: '1 was paid' } as const;
  expect(clubTexts[language].flawed.line(flaw)).toBe(line);
});
