import type { Viewer } from './viewer.ts';

/** `isRebuilt`: the read model was rebuilt, so the content of earlier frames may be wrong, regardless of their position. */
export type Frame = Readonly<{ position: string; isRebuilt: boolean }>;

/** The source of a subscription. Frames come in order of position, whose string order is the order of the log. */
export type LiveTopic<Kind extends Frame = Frame> = Readonly<{
  follow: (listener: (frame: Kind) => void) => () => void;
  /** What a subscriber missed that has seen everything up to `since`; null for a subscriber that begins now. */
  resume: Readonly<{ since: string; read: () => Promise<Kind> }> | null;
}>;

/**
 * Opens the topic of a subscription's root field. Throws a Refusal where the arguments are invalid. The same
 * arguments give the same frames; only `since` differs, the position from which the subscriber continues. Where the field's policy
 * differs by person, they may differ by the viewer too.
 */
export type LiveSource = (args: unknown, viewer: Viewer) => LiveTopic;

/** By name of the root field. */
export type LiveSources = Readonly<Record<string, LiveSource>>;
