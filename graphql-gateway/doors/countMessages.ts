/** Counts what comes in within each minute. */
export const countMessages = (mostPerMinute: number): Readonly<{ isOneTooMany: () => boolean; end: () => void }> => {
  let count = 0;
  const minute = setInterval(() => {
    count = 0;
  }, 60_000);
  return {
    isOneTooMany: () => {
      count += 1;
      return count > mostPerMinute;
    },
    end: () => clearInterval(minute),
  };
};
