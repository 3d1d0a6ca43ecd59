/**
 * Which rubric an analysis went by, kept with it: another number once other things are looked for, or other labels given.
 * How well they are found gets better without one.
 */
export const rubricVersion = '1';
