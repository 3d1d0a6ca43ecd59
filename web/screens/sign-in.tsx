import { Redirect } from 'wouter';
import { useSession } from '../features/session/door.ts';
import { SignIn } from '../features/session/sign-in.tsx';

/** Whoever is signed in already has nothing to do here. */
const SignInScreen = () => (useSession().user ? <Redirect to="/" replace /> : <SignIn />);

export default SignInScreen;
