/** In a module of its own, because browsers get the business record without the cities (`src/plugins/content`). */
import { business } from '../business.ts';

export const servedCities: readonly string[] = business.servedCities;
