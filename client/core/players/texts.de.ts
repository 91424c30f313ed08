/** Texts of the players of a booking. */
export const playersTextsDe = {
  label: 'Mitspieler',
  optional: 'Mitspieler (freiwillig)',
  add: 'Mitspieler hinzufügen',
  help: 'Tippe einen Namen. Wer nicht im Verein ist, spielt als Gast mit.',
  helpGuest: 'Tippe den Namen deines Gastes.',
  fee: 'Gäste kosten {{fee}} je angefangene Stunde.',
  guest: '{{name}} (Gast)',
  asGuest: '„{{name}}“ als Gast',
  remove: '{{name}} herausnehmen',
  frequent: 'Spielen oft mit dir',
  loading: 'Namen werden geladen …',
  failed: 'Die Namen konnten nicht geladen werden. Gäste kannst du trotzdem eintragen.',
  missing: 'Nenne mindestens einen Mitspieler.',
  unpicked: 'Wähle „{{name}}“ in den Vorschlägen, oder lösche den Namen.',
  full: 'Mehr Namen passen nicht auf einen Platz.',
  who: 'Vorschläge',
} as const;
