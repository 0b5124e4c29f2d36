import { privacyPolicy } from '../../../content/policies/privacy-policy.ts';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { PolicyPage } from './policy-page.tsx';

export const Component = () => <PolicyPage policy={privacyPolicy} />;

export const head: HeadOf = () => ({ ...privacyPolicy.meta, path: paths.privacy });
