/** One run of a process, from its start to its death. After its death it neither sends nor receives anything. */
export type ProcessRun = Readonly<{
  name: string;
  isOver: () => boolean;
  /** Ends the run; everything in its memory is lost. A second call changes nothing. */
  end: (why: string) => void;
  /** Resolves when the run ends. */
  ended: Promise<void>;
}>;

export const startProcessRun = (name: string, note: (what: string) => void): ProcessRun => {
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
