/** `Key` refers to the settings that the section declares in its fragment. */
export type SectionProps<Key> = Readonly<{
  settings: Key;
  /** The sport of the address, where the section has one per sport. */
  sport: string | null;
  /** Asks the server for the settings again. */
  onOutdated: () => void;
}>;
