/** How many services and treatments there are, without their names. */
import { services } from '../all-records.ts';

export const serviceCount: number = services.size;

/** Number of treatments of all services. */
export const treatmentCount: number = [...services.values()].reduce(
  (sum, { subservices }) => sum + subservices.length,
  0,
);
