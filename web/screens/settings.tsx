import { brand } from '../../contract/brand.ts';
import { pageSetting } from '../browser/settings.ts';
import { CountingSection } from '../features/counting/counting-section.tsx';
import { ReturnBar } from '../features/exit/return-bar.tsx';
import { DataSection } from '../features/leaving/data-section.tsx';
import { DeleteSection } from '../features/leaving/delete-section.tsx';
import { messages } from '../features/leaving/messages.ts';
import { PartnerSection } from '../features/leaving/partner-section.tsx';
import { SessionsSection } from '../features/leaving/sessions-section.tsx';
import { ModelSection } from '../features/model/model-section.tsx';
import { PlainLinks } from '../features/privacy/plain-links.tsx';
import { Page } from '../ui/page.tsx';
import { StepHeading } from '../ui/step-heading.tsx';
import { ForSignedIn } from './for-signed-in.tsx';

const header = <ReturnBar href="/dashboard" label={messages.back} />;

/** The connection, who may read along, the data, the sessions and the account: how to leave each of them. */
const SettingsScreen = () => {
  const modelHost = pageSetting('model-host');
  return (
    <ForSignedIn waiting="Loading your account...">
      {({ user }) => (
        <Page
          title={`${messages.title} | ${brand.name}`}
          header={header}
          className="grid content-start gap-5 pt-4"
        >
          <div className="mb-2">
            <StepHeading>{messages.title}</StepHeading>
            <p className="mt-1 text-ink-soft">
              <bdi>{user.email}</bdi>
            </p>
          </div>
          <PartnerSection known={user.partnerEmail !== null} />
          {modelHost !== null && <ModelSection host={modelHost} />}
          <CountingSection />
          <DataSection />
          <SessionsSection />
          <DeleteSection />
          <PlainLinks />
        </Page>
      )}
    </ForSignedIn>
  );
};

export default SettingsScreen;
