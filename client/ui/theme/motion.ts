/** Durations and the one easing curve; global styles shorten them for visitors who prefer less motion. */
export const motion = {
  quick: '120ms cubic-bezier(.2, .8, .2, 1)',
  normal: '200ms cubic-bezier(.2, .8, .2, 1)',
  slow: '280ms cubic-bezier(.2, .8, .2, 1)',
} as const;
