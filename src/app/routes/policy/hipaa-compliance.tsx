import { hipaaCompliance } from '../../../content/policies/hipaa-compliance.ts';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { PolicyPage } from './policy-page.tsx';

export const Component = () => <PolicyPage policy={hipaaCompliance} />;

export const head: HeadOf = () => ({ ...hipaaCompliance.meta, path: paths.hipaa });
