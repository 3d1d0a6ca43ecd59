/** Which rubric an analysis went by, kept with it; another number where the same words would be judged otherwise. */
export const rubricVersion = '1';
