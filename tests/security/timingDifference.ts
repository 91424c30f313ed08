const meanOf = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length;

/**
 * Kolmogorov-Smirnov: the greatest distance between the two distributions, divided by the distance that chance exceeds
 * in 1 of 100 runs.
 */
const distance = (one: readonly number[], other: readonly number[]): number => {
  const below = (times: readonly number[], limit: number): number =>
    times.filter((time) => time <= limit).length / times.length;
  const greatest = Math.max(...[...one, ...other].map((time) => Math.abs(below(one, time) - below(other, time))));
  return greatest / (1.63 * Math.sqrt((one.length + other.length) / (one.length * other.length)));
};

const mostMilliseconds = 5;

/**
 * Describes the significant differences between two lists of durations in milliseconds; empty if chance explains them.
 */
export const timingDifference = (one: readonly number[], other: readonly number[]): readonly string[] => {
  const difference = Math.abs(meanOf(one) - meanOf(other));
  return [
    ...(difference > mostMilliseconds ? [`on average ${difference.toFixed(1)} ms apart`] : []),
    ...(distance(one, other) > 1 ? ['the times are distributed differently'] : []),
  ];
};
