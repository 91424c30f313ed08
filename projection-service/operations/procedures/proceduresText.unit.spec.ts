import { historyKinds } from '@platzwart/contracts/catalogue';
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

  it('names every kind of event in German, and says how the club bills and for how long an invoice is kept', () => {
    const at = made.madeAt;
    const types = historyKinds.map((kind) => ({
      kind,
      type: 'Happened',
      schemaVersion: 1,
      count: 1,
      first: at,
      last: at,
    }));
    const text = proceduresText({ ...empty, types }, made);
    expect(text).not.toMatch(new RegExp(`\\| (?:${historyKinds.join('|')}) \\|`));
    expect(text).toContain('gemeinsame Nummernfolge je Kalenderjahr');
    expect(text).toMatch(/Rechnungen und Schreiben dazu sind 8 Jahre/);
  });

  it('keeps a table whole, whatever a name contains', () => {
    const admins = [{ memberNumber: '7', name: 'O|Neill \\ x', secondFactor: true }];
    expect(proceduresText({ ...empty, admins }, made)).toContain('| 7 | O\\|Neill \\\\ x | ja |');
  });
});
