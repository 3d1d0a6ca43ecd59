/** The fixed texts of the dashboard's frame. */
export const messages = {
  loading: 'Loading your dashboard...',
  verifying: 'Verifying your authentication...',
  authenticationRequired: {
    title: 'Authentication Required',
    description: 'Please sign in to access the dashboard',
  },
  statusNotKnown: { title: 'Error', description: 'Failed to check partner status. Please try again.' },
  wrong: {
    title: 'Something went wrong',
    description: 'This part could not be loaded. What you have written is safe.',
  },
  emailMissing: 'Please enter your email address',
} as const;
