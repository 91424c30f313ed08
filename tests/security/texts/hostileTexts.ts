/** Endings of a string or a context, with which a text might leave its place. */
const exits = ['', "'", '"', "')", "'))", '\\', "%'", "\\'", '`', "'}"];

/** Payloads for SQL, patterns, JSON, paths, shells, templates and logs. */
const bodies = [
  ...[
    " or '1'='1",
    ' or 1=1 --',
    '; drop table vault.passwords; --',
    ' union select null, phc from vault.passwords --',
  ],
  ...['; select pg_sleep(9); --', '||pg_sleep(9)||', "; copy (select '') to program 'id'; --", ' limit 0 offset 1 --'],
  ...[
    '::int',
    "' || (select version()) || '",
    '/**/or/**/true',
    '$1',
    '$$;select 1;$$',
    "'::tsquery",
    ' & !a:*',
    '<->',
  ],
  ...['%', '_', '%25', '.*', '(a+)+$', '[', '{"$gt":""}', '$.** ? (@ > 0)', '__proto__', 'constructor.prototype'],
  ...['../../etc/passwd', '$(id)', '{{7*7}}', '\r\nERR_SERVER', '\u0000', '\ud800'],
];

/** 300 texts that cause harm where they are interpreted (reliability T53 to T55). */
export const hostileTexts: readonly string[] = bodies.flatMap((body) => exits.map((exit) => `a${exit}${body}`));

/** Longer than any field, and expensive for backtracking patterns; each fits into a request. */
export const longTexts: readonly string[] = ['a', ' ', 'a ', 'a@', '1-', 'ä', '-a.', '(', '\t'].map((part) =>
  part.repeat(Math.floor(80_000 / Buffer.byteLength(part) / (part === '\t' ? 2 : 1))),
);
