/** The door of this room: what other features may show. */
export { OptInCard } from './opt-in-card.tsx';
