/** The address from the step before, in sight and where password managers look for it. */
export const EnteredEmail = ({ email }: { email: string }) => (
  <p className="-mt-3 text-ink-soft">
    <bdi>{email}</bdi>
    <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
  </p>
);
