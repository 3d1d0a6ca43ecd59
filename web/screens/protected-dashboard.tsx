import { Protected } from '../features/session/protected.tsx';
import Dashboard from './dashboard.tsx';
import { WithCache } from './with-cache.tsx';

/** The dashboard behind its guard, with the cache that its queries need. */
const ProtectedDashboard = () => (
  <WithCache>
    <Protected>
      <Dashboard />
    </Protected>
  </WithCache>
);

export default ProtectedDashboard;
