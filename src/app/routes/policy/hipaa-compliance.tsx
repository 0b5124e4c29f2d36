import { hipaaCompliance } from '../../../content/policies/hipaa-compliance.ts';
import type { HeadOf } from '../../head.ts';
import { paths } from '../../paths.ts';
import { PolicyPage } from './policy-page.tsx';

export const Component = () => <PolicyPage policy={hipaaCompliance} />;

export const head: HeadOf = () => ({ ...hipaaCompliance.meta, path: paths.hipaa });
