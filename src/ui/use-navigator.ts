import { createContext, use } from 'react';
import type { Navigator } from 'react-router-dom';

/** What links call. `src/app/live-root.tsx` provides it. Without one, a link loads a document. */
export const NavigatorContext = createContext<Navigator | undefined>(undefined);

/**
 * What the app has given to the router. The router's own `useNavigate` would only pass it on, with code for data routers
 * that every page would load and every link would run.
 */
export const useNavigator = (): Navigator | undefined => use(NavigatorContext);
