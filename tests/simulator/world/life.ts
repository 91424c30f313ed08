/** One run of a process, from its start to its death. After it nothing of that run reaches the world, and nothing reaches it. */
export type Life = Readonly<{
  name: string;
  isOver: () => boolean;
  /** Everything in memory is gone. Twice is once. */
  end: (why: string) => void;
  /** Resolves with the end. */
  ended: Promise<void>;
}>;

export const beginLife = (name: string, note: (what: string) => void): Life => {
  let isOver = false;
  let tell = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return {
    name,
    isOver: () => isOver,
    end: (why) => {
      if (isOver) return;
      isOver = true;
      note(`${name} dies: ${why}`);
      tell();
    },
    ended,
  };
};
