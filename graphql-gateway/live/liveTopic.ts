/** `isAnew`: the read model was built again, so what was told before may be wrong, whatever its position. */
export type Frame = Readonly<{ position: string; isAnew: boolean }>;

/** What a subscription listens to. Frames come in order of position, whose string order is the order of the log. */
export type LiveTopic<Kind extends Frame = Frame> = Readonly<{
  follow: (listener: (frame: Kind) => void) => () => void;
  /** What a subscriber missed that has seen everything up to `since`; null for one that begins now. */
  resume: Readonly<{ since: string; read: () => Promise<Kind> }> | null;
}>;

/**
 * Opens the topic of a subscription's root field. Throws a Refusal where the arguments make no sense. Whoever gives the
 * same arguments gets the same frames; `since` alone says where to begin.
 */
export type LiveSource = (args: unknown) => LiveTopic;

/** By name of the root field. */
export type LiveSources = Readonly<Record<string, LiveSource>>;
