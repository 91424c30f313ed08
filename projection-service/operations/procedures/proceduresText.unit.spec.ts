import { describe, expect, it } from 'vitest';
import type { ProcedureFacts } from './procedureFacts.ts';
import { proceduresText } from './proceduresText.ts';

const empty: ProcedureFacts = {
  ...{ club: null, billing: null, rules: null, head: null },
  ...{ types: [], settingsChanges: [], readModels: [], admins: [] },
};
const made = { version: '1.2.3', madeAt: '2026-07-01T10:00:00.000Z' };

describe('The procedure documentation', () => {
  it('is whole for a club that has done nothing yet', () => {
    const text = proceduresText(empty, made);
    expect(text).toContain('Erstellt am 01.07.2026, 12:00 mit Platzwart 1.2.3');
    expect(text).toContain('Das Ereignisprotokoll ist leer.');
    expect(text.match(/_Keine Einträge\._/g)).toHaveLength(5);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it('keeps a table whole, whatever a name contains', () => {
    const admins = [{ memberNumber: '7', name: 'O|Neill \\ x', secondFactor: true }];
    expect(proceduresText({ ...empty, admins }, made)).toContain('| 7 | O\\|Neill \\\\ x | ja |');
  });
});
