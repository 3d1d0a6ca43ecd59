import { brand } from '../../../contract/brand.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { useSignOut } from './door.ts';
import { troubleTexts } from './messages.ts';

/** Signed in at the provider, but our own record could not be fetched: says why, and offers two ways on. */
export const Trouble = ({ message, canSignOut }: { message: string; canSignOut: boolean }) => {
  const signOut = useSignOut();
  return (
    <NoticePage title={brand.name} heading={troubleTexts.heading} text={message} isProblem>
      <Button onClick={() => location.reload()}>{troubleTexts.retry}</Button>
      {canSignOut && (
        <Button variant="secondary" onClick={() => void signOut()}>
          {troubleTexts.signOut}
        </Button>
      )}
    </NoticePage>
  );
};
