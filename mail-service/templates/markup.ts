/** HTML that may be embedded unescaped; every other value is escaped. */
export type Html = Readonly<{ html: string }>;
type Piece = string | number | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for element content and quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const textOf = (piece: Piece): string => {
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return 'html' in piece ? piece.html : piece.map((each) => each.html).join('');
};

/** markup`<p>${text}</p>`: every embedded value is escaped unless `markup` itself made it. */
export const markup = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: parts.map((part, index) => part + (index < pieces.length ? textOf(pieces[index] ?? '') : '')).join(''),
});

export const nothing: Html = { html: '' };
