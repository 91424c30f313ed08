/** Durations and the one curve; global styles cut them short where less motion is wanted. */
export const motion = {
  quick: '120ms cubic-bezier(.2, .8, .2, 1)',
  normal: '200ms cubic-bezier(.2, .8, .2, 1)',
  slow: '280ms cubic-bezier(.2, .8, .2, 1)',
} as const;
