import { brand } from '../../contract/brand.ts';
import { ReturnBar } from '../features/exit/return-bar.tsx';
import { messages } from '../features/leaving/messages.ts';
import { Printed } from '../features/leaving/printed.tsx';
import { useMine } from '../features/leaving/queries.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { StepHeading } from '../ui/step-heading.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { ForSignedIn } from './for-signed-in.tsx';

const texts = messages.mine;

const Missing = ({ onRetry }: { onRetry: () => void }) => (
  <div className="grid justify-items-start gap-4">
    <StepHeading>{texts.heading}</StepHeading>
    <p role="alert" className="text-danger">
      {texts.failed}
    </p>
    <Button onClick={onRetry}>{texts.retry}</Button>
  </div>
);

const Mine = () => {
  const { data, isError, isFetching, refetch } = useMine();
  if (data === undefined && !(isError && !isFetching)) return <Waiting text={texts.loading} />;
  return (
    <Page
      title={`${texts.heading} | ${brand.name}`}
      header={<ReturnBar href="/settings" label={texts.back} />}
      className="pt-4"
    >
      {data ? <Printed mine={data} /> : <Missing onRetry={() => void refetch()} />}
    </Page>
  );
};

/** Everything of mine on one page, and nothing of the partner's. */
const PrintScreen = () => <ForSignedIn waiting={texts.loading}>{() => <Mine />}</ForSignedIn>;

export default PrintScreen;
