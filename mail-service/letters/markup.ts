/** A piece of a page that may be put into another one as it is; everything else is escaped. */
export type Html = Readonly<{ html: string }>;
type Piece = string | number | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand between tags and within quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const textOf = (piece: Piece): string => {
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return 'html' in piece ? piece.html : piece.map((each) => each.html).join('');
};

/** markup`<p>${text}</p>`: whatever is put in is escaped, unless it was made by `markup` itself. */
export const markup = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: parts.map((part, index) => part + (index < pieces.length ? textOf(pieces[index] ?? '') : '')).join(''),
});

export const nothing: Html = { html: '' };
