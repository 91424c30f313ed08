import type { TextShape } from '../core/texts/textShape.ts';
import type { appTextsDe } from './texts.de.ts';

export const appTextsEn: TextShape<typeof appTextsDe> = {
  settings: {
    title: 'Appearance',
    mode: { label: 'Colours', light: 'Light', dark: 'Dark' },
    contrast: { label: 'Contrast', default: 'Normal', bold: 'Bold' },
    contrastHint: 'Bold: strong letters and lines, underlined links, no tinted areas.',
    contrastWanted: 'Your device asks for more contrast.',
    contrastOffer: 'Turn on bold contrast',
    layout: { label: 'Menu', vertical: 'At the side', mini: 'Narrow', horizontal: 'On top' },
    layoutHint: 'For the dashboard and your own area, on wide screens.',
    density: { label: 'Lists', comfortable: 'Airy', compact: 'Dense' },
    densityHint: 'For the lists of the dashboard.',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    reset: 'Reset',
    isFirst: 'Everything is as it was at first.',
    kept: 'Your choice is kept in this browser.',
  },
};
