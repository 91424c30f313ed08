/** Of a step after the plan and of the progress above it, in px. */
export const stepWidth = 760;
