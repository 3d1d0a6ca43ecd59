import { Redirect, useSearchParams } from 'wouter';
import { Waiting } from '../ui/waiting.tsx';

/** Where invite links lead: on to `/`, with the code where there is one. */
const Join = () => {
  const [search] = useSearchParams();
  const code = search.get('code');
  return (
    <>
      <Waiting text="Redirecting..." />
      <Redirect to={code ? `/?code=${encodeURIComponent(code)}` : '/'} replace />
    </>
  );
};

export default Join;
