import type { MailKind, ReadModelName } from './catalogue.ts';
import type { ClubHistoryEvent } from './messageCatalogue.ts';

type ByType = Readonly<Record<ClubHistoryEvent['type'], string>>;

/** A text for each name of the catalogues. The codes of refusals have theirs in the client, those of the first pages apart. */
export type CatalogueTexts = Readonly<{
  mailKinds: Readonly<Record<MailKind, string>>;
  readModels: Readonly<Record<ReadModelName, string>>;
  you: ByType;
  others: ByType;
}>;
