import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { LogRecord } from './standInLog.ts';

type Filter = ReadReq.Options.FilterOptions;

/** `$` of .NET also matches before a final line feed. */
const matchesInDotNet = (expression: RegExp, text: string): boolean =>
  expression.test(text) || (text.endsWith('\n') && expression.test(text.slice(0, -1)));

/** `EventFilter` in Services/Storage/ReaderIndex: names of streams or types of events, by a regular expression or by prefixes. */
export const recordFilter = (filter: Filter | undefined): ((record: LogRecord) => boolean) => {
  const byStream = filter?.getStreamIdentifier();
  const compared = byStream ?? filter?.getEventType();
  if (!compared) return () => true;
  const [regex, prefixes] = [new RegExp(compared.getRegex()), compared.getPrefixList()];
  const matches = (text: string): boolean =>
    prefixes.length > 0 ? prefixes.some((prefix) => text.startsWith(prefix)) : matchesInDotNet(regex, text);
  return ({ stream, type }) => matches(byStream ? stream : type);
};

/** `ReadBatchSize` in Services/Transport/Enumerators/Enumerator.cs, where the client names no window. */
const standardWindow = 32;

/** Records that the server considers before it tells its position; 0 is refused. */
export const checkpointInterval = (filter: Filter | undefined): number | undefined =>
  filter && filter.getCheckpointintervalmultiplier() * (filter.hasMax() ? filter.getMax() : standardWindow);
