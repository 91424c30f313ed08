export const appTextsDe = {
  settings: {
    title: 'Darstellung',
    mode: { label: 'Farben', light: 'Hell', dark: 'Dunkel' },
    contrast: { label: 'Kontrast', default: 'Normal', bold: 'Stark' },
    contrastHint: 'Stark: kräftige Schrift und Linien, unterstrichene Links, keine getönten Flächen.',
    contrastWanted: 'Dein Gerät wünscht sich mehr Kontrast.',
    contrastOffer: 'Starken Kontrast einschalten',
    layout: { label: 'Menü', vertical: 'Seitlich', mini: 'Schmal', horizontal: 'Oben' },
    layoutHint: 'Gilt im Dashboard und in deinem Bereich, auf breiten Bildschirmen.',
    density: { label: 'Listen', comfortable: 'Luftig', compact: 'Eng' },
    densityHint: 'Gilt für die Listen im Dashboard.',
    fullScreen: 'Vollbild',
    leaveFullScreen: 'Vollbild beenden',
    reset: 'Zurücksetzen',
    isFirst: 'Alles steht auf dem Ausgangswert.',
    kept: 'Deine Wahl bleibt in diesem Browser gespeichert.',
  },
} as const;
