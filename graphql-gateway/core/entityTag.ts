/**
 * Whether the caller has what `etag` names, by their header `If-None-Match`. Compared weakly (RFC 9110 §13.1.2): proxies that compress send
 * the tag on as `W/`, and a program may name several, or `*`.
 */
export const hasCopy = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
