/** Pixels kept free for the bottom bar of each step. */
export const barHeights = { signUpEmail: 92, signUpPassword: 88, signUpName: 90, signIn: 88 } as const;
