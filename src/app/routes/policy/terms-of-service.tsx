import { termsOfService } from '../../../content/policies/terms-of-service.ts';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { PolicyPage } from './policy-page.tsx';

export const Component = () => <PolicyPage policy={termsOfService} />;

export const head: HeadOf = () => ({ ...termsOfService.meta, path: paths.terms });
