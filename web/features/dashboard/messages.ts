/** The fixed texts of the dashboard's frame. */
export const messages = {
  loading: 'Loading your dashboard...',
  verifying: 'Verifying your authentication...',
  authenticationRequired: {
    title: 'Authentication Required',
    description: 'Please sign in to access the dashboard',
  },
  statusNotKnown: { title: 'Error', description: 'Failed to check partner status. Please try again.' },
  emailMissing: 'Please enter your email address',
} as const;
