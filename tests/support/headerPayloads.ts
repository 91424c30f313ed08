const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\r\n\t', '\0', '%0d%0a', '=0D=0A', '\\r\\n'];
const headers = [
  'Bcc: evil@evil.example',
  'To: evil@evil.example',
  'X-Evil: 1',
  'Content-Type: text/html',
  'Subject: Evil',
];
const wraps = [
  (text: string) => text,
  (text: string) => `"${text}`,
  (text: string) => `<evil@evil.example>${text}`,
  (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`,
  (text: string) => `evil@evil.example, ${text}`,
];
/** 500 names and remarks that try to inject headers into emails. */
export const headerPayloads: readonly string[] = breaks.flatMap((end) =>
  headers.flatMap((header) =>
    wraps.flatMap((wrap) => [wrap(`Anna${end}${header}`), wrap(`Anna${end}${header}${end}${end}<h1>Evil</h1>`)]),
  ),
);

/** The headers of our emails; any other one is a finding. */
export const emailHeaders: readonly string[] = [
  ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['auto-submitted', 'x-auto-response-suppress', 'content-language'],
].toSorted();
