export const personPickerTextsDe = {
  typeName: 'Tippe einen Namen oder eine Nummer.',
  nobody: 'Niemand gefunden.',
  searching: 'Wird gesucht …',
  clear: 'Leeren',
  open: 'Öffnen',
  close: 'Schließen',
} as const;
