import { createContext, use } from 'react';
import type { Entry } from '../site/address.ts';

/** The history entry of the page that is shown. Without a provider it is the home page's. */
export const LocationContext = createContext<Entry>({
  pathname: '/',
  search: '',
  hash: '',
  key: '',
  state: null,
});

/** The history entry of the page that is shown, while the next one loads, too. */
export const useLocation = (): Entry => use(LocationContext);

/** Shows another page of this site. `state` is for that page. */
export type Navigate = (href: string, state?: unknown) => void;

/** `src/app/live-root.tsx` provides it. Without one, a link loads a document. */
export const NavigateContext = createContext<Navigate | undefined>(undefined);

export const useNavigate = (): Navigate | undefined => use(NavigateContext);
