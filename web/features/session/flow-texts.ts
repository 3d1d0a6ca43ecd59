/** The words of sign-up, sign-in and the reset page that are no errors. */
export const signUpTexts = {
  title: 'Create an account',
  email: { heading: "What's your email?", placeholder: 'Enter your email', label: 'Email' },
  password: { heading: 'Choose a password', placeholder: 'Enter your password', label: 'Password' },
  name: { heading: "What's your name?", firstName: 'First name', lastName: 'Last name' },
  continue: 'Continue',
  creating: 'Creating your account...',
  mailed: {
    heading: 'Look into your inbox',
    text: 'We have sent you a mail. Its link opens the page where you choose your password once more, and then you can sign in.',
  },
  terms: 'By continuing you accept our terms and privacy notice.',
  termsSummary: 'Terms and privacy, in plain words',
  whoSeesWhat: 'Who sees what, in a minute',
  termsPoints: [
    'You are both adults, and both here because you want to be.',
    'We keep your email, your name, and what you answer. Answers are encrypted where they lie.',
    'Your partner reads an answer of yours only after answering the same question.',
    'Our server opens answers to give feedback and to make the score. This is not end-to-end encryption.',
    'The score and the feedback are a conversation starter, not therapy and not a verdict.',
  ],
} as const;

export const signInTexts = {
  title: 'Sign in',
  email: { heading: 'Welcome back', placeholder: 'Enter your email', label: 'Email' },
  password: { heading: 'Enter your password', placeholder: 'Enter your password', label: 'Password' },
  continue: 'Continue',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  forgot: 'Forgot Password?',
} as const;

export const resetTexts = {
  title: 'Choose a new password',
  heading: 'Choose a new password',
  placeholder: 'Enter your password',
  label: 'New password',
  button: 'Save password',
  saving: 'Saving...',
  done: { heading: 'Your password is changed', text: 'Sign in with the new one.' },
  expired: {
    heading: 'This link is no longer good',
    text: 'It was used already, or an hour has passed. Ask for a new one where you sign in.',
  },
  failedTitle: 'Not saved',
  failed: 'Your password could not be changed. Please try again.',
  toSignIn: 'Sign in',
} as const;
