/** The characters 0x80 to 0xFF of CP850, which no browser decodes: files of programs from the days of DOS. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** The characters 0x80 to 0x9F of Windows-1252: some releases of Node read them as control characters. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

type Decode = (bytes: Uint8Array) => string;

/** By likelihood: where two fit equally well, the first one is it. */
const codePages: readonly Decode[] = [
  (bytes) => Array.from(bytes, (byte) => windows[byte - 0x80] ?? String.fromCharCode(byte)).join(''),
  (bytes) => new TextDecoder('macintosh').decode(bytes),
  (bytes) =>
    Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (cp850[byte - 0x80] ?? ''))).join(''),
];

/** Letters of German, and of the names that are common in Germany. A wrong code page has signs or rarer letters in their place. */
const expected = /(?<=\p{L})[äöüÄÖÜßéèêëáàâçñóòôúíæøåÉ]|[ÄÖÜÉäöüé](?=\p{L})/gu;
const unexpected = /[^\p{ASCII}äöüÄÖÜßéèêëáàâçñóòôúíæøåÉ€–’„“ ]/gu;

const scoreOf = (text: string): number => (text.match(expected) ?? []).length - (text.match(unexpected) ?? []).length;

/** The text in the code page in which it has the most of the letters that names and addresses have. */
export const decodeByLetters = (bytes: Uint8Array): string => {
  const [first = '', ...others] = codePages.map((decode) => decode(bytes));
  return others.reduce((best, each) => (scoreOf(each) > scoreOf(best) ? each : best), first);
};
