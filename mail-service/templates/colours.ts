/** The theme "Sand & Linie" (client/ui/theme/palette.ts) in the colours that mail programs support: greens, clay and ball. */
export const day = {
  page: '#F6F8F6',
  sheet: '#FFFFFF',
  edge: '#DDE3DF',
  text: '#17211B',
  small: '#4B564F',
  button: '#0B6B3A',
  onButton: '#FFFFFF',
  tint: '#E3F1E9',
};
export const night: typeof day = {
  page: '#101713',
  sheet: '#18211C',
  edge: '#2C3831',
  text: '#E8EFEA',
  small: '#A9B6AE',
  button: '#4CC38A',
  onButton: '#05140D',
  tint: '#173528',
};
/** The same in light and dark mode. */
export const court = { surround: '#0B3D24', onSurround: '#F4FBF6', clay: '#B9562B', line: '#FFFFFF', ball: '#D9F24B' };

export const typeface = "Archivo, Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const digits = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

/** For mail programs that support dark mode; all others show the inline colours of light mode. */
export const nightRules = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: ${day.button}; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${night.page} !important; }
    .sheet { background: ${night.sheet} !important; border-color: ${night.edge} !important; }
    .text { color: ${night.text} !important; }
    .small { color: ${night.small} !important; }
    .rule { border-color: ${night.edge} !important; }
    .code { background: ${night.tint} !important; color: ${night.text} !important; }
    .button { background: ${night.button} !important; }
    .button a { color: ${night.onButton} !important; }
    a { color: ${night.button}; }
  }
  @media (max-width: 600px) {
    .page { padding: 0 !important; }
    .sheet { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
    .inner { padding-left: 20px !important; padding-right: 20px !important; }
    .button a { display: block !important; text-align: center !important; }
    .button { width: 100% !important; }
  }`;
