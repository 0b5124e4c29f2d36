/** The cases that this build knows of the owner. */
import type { GalleryCase } from '../gallery.schema.ts';
import { galleryCases } from '../own-cases.ts';
import { published } from '../published.ts';
import { serviceTitles } from './service-reading.ts';

export const ownCases: readonly GalleryCase[] = galleryCases(published.cases ?? [], serviceTitles);
