import { Download, Printer } from 'lucide-react';
import { Link } from 'wouter';
import { serverMessage } from '../../api/error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { useDownload } from './queries.ts';

const texts = messages.data;

const failed = (error: unknown): void =>
  toast({
    title: messages.error,
    description: serverMessage(error, messages.wrong),
    variant: 'destructive',
  });

/** Everything that is mine, as a file and as a page. */
export const DataSection = () => {
  const download = useDownload();
  return (
    <Section heading={texts.heading} text={texts.text}>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={download.isPending}
          onClick={() => download.mutate(undefined, { onError: failed })}
        >
          <Download aria-hidden="true" className="size-5" />
          {texts.download}
        </Button>
        <Link href="/settings/print" className={buttonClass('secondary')}>
          <Printer aria-hidden="true" className="size-5" />
          {texts.print}
        </Link>
      </div>
    </Section>
  );
};
