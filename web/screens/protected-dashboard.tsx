import { messages } from '../features/dashboard/messages.ts';
import { Dashboard } from './dashboard.tsx';
import { ForSignedIn } from './for-signed-in.tsx';

const ProtectedDashboard = () => (
  <ForSignedIn waiting={messages.loading}>{(session) => <Dashboard {...session} />}</ForSignedIn>
);

export default ProtectedDashboard;
