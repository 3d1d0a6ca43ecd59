import { useSearchParams } from 'wouter';
import { ResetPassword } from '../features/session/reset-password.tsx';

const ResetScreen = () => {
  const [search] = useSearchParams();
  return <ResetPassword token={search.get('token')} />;
};

export default ResetScreen;
