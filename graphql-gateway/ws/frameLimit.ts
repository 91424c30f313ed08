/** Counts the incoming frames of each minute. */
export const frameLimit = (maxPerMinute: number): Readonly<{ isOverLimit: () => boolean; end: () => void }> => {
  let count = 0;
  const minute = setInterval(() => {
    count = 0;
  }, 60_000);
  return {
    isOverLimit: () => {
      count += 1;
      return count > maxPerMinute;
    },
    end: () => clearInterval(minute),
  };
};
