import { use } from 'react';
import { UNSAFE_NavigationContext, type Navigator } from 'react-router-dom';

/**
 * The navigator that the app gives to the router. The router's own `useNavigate` and click handler would only pass it on,
 * with code for data routers that every page would load and every link would run.
 */
export const useNavigator = (): Navigator => use(UNSAFE_NavigationContext).navigator;
