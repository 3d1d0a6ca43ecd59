import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './features/landing/landing.tsx';

/** The landing page as it goes into `dist/index.html`; nothing takes it over, so it carries no marks of React. */
export const renderLanding = (): string => renderToStaticMarkup(<Landing />);
