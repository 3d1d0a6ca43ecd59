import { errors } from '../../../contract/errors.ts';

/** The fixed texts of onboarding: error catalogue, validation and toasts. */
export const messages = {
  missing: {
    gender: errors.gender_missing.message,
    relationshipStatus: errors.relationship_status_missing.message,
    livingWithPartner: errors.living_arrangement_missing.message,
    children: errors.children_missing.message,
  },
  signedOut: 'User authentication required',
  notSaved: { title: 'Error', description: 'Failed to save your information. Please try again.' },
  saved: { title: 'Profile updated', description: 'Your information has been saved' },
  complete: { title: 'Success', description: 'Setup complete! Welcome to your dashboard.' },
  connected: { title: 'Connected!', description: 'You’ve successfully connected with your partner.' },
  skipped: { title: 'Invite Skipped', description: 'You can invite your partner later from the dashboard.' },
} as const;

/** The words of the two screens. */
export const texts = {
  heading: 'Tell us about yourself',
  lead: 'Four taps about you. Your partner does not see them.',
  submit: 'Continue',
  saving: 'Saving...',
  inviteHeading: 'Invite Your Partner',
  inviteLead: 'Send this to the one you share your nights with. It opens a place for you two only.',
  skip: 'Next',
  codeHeading: 'Did your partner send you a code?',
  successHeading: 'Success! You have made it official',
  successLead: 'From now on, every question has two answers.',
  continue: 'Continue',
} as const;
