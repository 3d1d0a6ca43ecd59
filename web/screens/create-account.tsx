import { SignUp } from '../features/session/sign-up.tsx';

export default SignUp;
