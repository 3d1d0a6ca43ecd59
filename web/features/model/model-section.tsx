import { serverMessage } from '../../api/error.ts';
import { Choice } from '../../ui/choice.tsx';
import { Section, UnknownSection } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAllowModel, useModelConsent } from './queries.ts';
import { texts } from './texts.ts';

const options = [
  { value: 'no', label: texts.no },
  { value: 'yes', label: texts.yes },
] as const;

const failed = (error: unknown): void =>
  toast({
    title: texts.error,
    description: serverMessage(error, texts.wrong),
    variant: 'destructive',
  });

type Props = {
  /** What the page says, until the server has told. */
  host: string;
};

/** Where the words would go, what is sent, and the switch for it. */
export const ModelSection = ({ host }: Props) => {
  const { data, isError, isFetching, refetch } = useModelConsent();
  const allow = useAllowModel();
  if (data === undefined && isError && !isFetching) {
    const { heading, unknown, retry } = texts;
    return <UnknownSection heading={heading} text={unknown} retry={retry} onRetry={() => void refetch()} />;
  }
  const place = data?.host ?? host;
  const isAllowed = allow.isPending ? allow.variables !== null : data?.allowed;
  return (
    <Section heading={texts.heading} text={texts.lead(place)}>
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="w-full">
        <Choice
          legend={texts.legend}
          options={options}
          value={isAllowed === undefined ? null : isAllowed ? 'yes' : 'no'}
          onChange={(value) => allow.mutate(value === 'yes' ? place : null, { onError: failed })}
        />
      </div>
    </Section>
  );
};
