import { brand } from '../../contract/brand.ts';
import { pageSetting } from '../browser/settings.ts';
import { ReturnBar } from '../features/exit/return-bar.tsx';
import { Privacy } from '../features/privacy/privacy.tsx';
import { Page } from '../ui/page.tsx';

const PrivacyScreen = () => (
  <Page
    title={`Who sees what | ${brand.name}`}
    header={<ReturnBar href="/" label={brand.name} />}
    className="grid content-start gap-7 pt-4"
  >
    <Privacy modelHost={pageSetting('model-host')} provider={pageSetting('identity')} />
  </Page>
);

export default PrivacyScreen;
