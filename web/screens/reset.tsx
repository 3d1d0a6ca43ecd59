import { useSearchParams } from 'wouter';
import { ResetPassword } from '../features/session/reset-password.tsx';

/** A hosted provider's link calls the token by its own name. */
const ResetScreen = () => {
  const [search] = useSearchParams();
  return <ResetPassword token={search.get('token') ?? search.get('oobCode')} />;
};

export default ResetScreen;
